import AppModels
import AppScreens
import ObservableModels

/// Observes the model, and passes the user's input to the presenter.
final class HeadlessMusicSearchView: HeadlessView, ModelObserver {
  weak var presenter: MusicSearchPresenter?
  private let model: MusicSearchModel
  private(set) var display = MusicSearchDisplay()

  init(model: MusicSearchModel) {
    self.model = model
    model.add(self)
    update()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      presenter?.edit(query: text)
    case .retry: presenter?.retry()
    }
  }

  func modelDidChange() {
    update()
  }

  /// Shows a text in the query field.
  func show(query: String) {
    display.query = query
  }

  /// Closes the view, before it leaves the screen.
  func close() {
    model.remove(self)
    presenter = nil
  }

  private func update() {
    display.status = MusicSearchText.status(of: model.search)
    display.rows = MusicSearchText.rows(of: model.search.songs)
    display.retry = model.search.canRetry
  }
}
