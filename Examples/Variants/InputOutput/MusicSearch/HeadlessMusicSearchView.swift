import AppModels
import AppScreens

final class HeadlessMusicSearchView: HeadlessView {
  let viewModel: MusicSearchViewModel
  private(set) var display = MusicSearchDisplay()
  private let query = Subject<String>()
  private let retry = Subject<Void>()
  private var subscriptions: [CancellationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    let output = viewModel.transform(
      input: MusicSearchViewModel.Input(query: query.stream, retry: retry.stream))
    subscriptions = [
      output.query.subscribe { [weak self] in self?.show(query: $0) },
      output.status.subscribe { [weak self] in self?.show(status: $0) },
      output.rows.subscribe { [weak self] in self?.show(rows: $0) },
      output.canRetry.subscribe { [weak self] in self?.show(canRetry: $0) },
    ]
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      query.send(text)
    case .retry: retry.send(())
    }
  }

  func show(query: String) {
    display.$query.update(query)
  }

  func show(status: String) {
    display.status = status
  }

  func show(rows: [MusicSearchRow]) {
    display.rows = rows
  }

  func show(canRetry: Bool) {
    display.retry = canRetry
  }

  /// Ends the subscriptions: the view receives no further updates.
  func unsubscribe() {
    subscriptions = []
  }
}
