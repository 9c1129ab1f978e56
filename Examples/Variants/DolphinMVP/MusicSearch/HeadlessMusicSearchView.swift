import AppScreens
import ObservableModels

/// Observes the model, and hands on to the presenter what a person does.
final class HeadlessMusicSearchView: HeadlessView, ModelObserver {
  private let model: MusicSearchModel
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  weak var presenter: MusicSearchPresenter? {
    didSet { log.didSet(presenter) }
  }

  init(model: MusicSearchModel) {
    self.model = model
    log.call("add(_:)", model.add(_:), self)
    update()
  }

  func perform(_ gesture: MusicSearchGesture) {
    guard let presenter else { return }
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", presenter.edit(query:), text)
    case .retry: log.call("retry()", presenter.retry)
    }
  }

  func modelDidChange() {
    log.show()
    update()
  }

  /// Shows a text in the query field.
  func show(query: String) {
    display.query = log.show(query)
  }

  /// Leaves the screen: it hears nothing more, and hands nothing on.
  func close() {
    log.call("remove(_:)", model.remove(_:), self)
    presenter = nil
  }

  private func update() {
    display.status = MusicSearchWords.status(of: model.search)
    display.rows = MusicSearchWords.rows(of: model.search.songs)
    display.retry = model.search.canRetry
  }
}
