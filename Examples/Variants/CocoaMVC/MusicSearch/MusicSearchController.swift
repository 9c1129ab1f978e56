import AppModels
import ObservableModels

/// Owns the model and the view: observes the model, then sets the widgets of the view.
final class MusicSearchController: MusicSearchViewDelegate, ModelObserver {
  private(set) var view = HeadlessMusicSearchView()
  private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    model.add(self)
    setUp()
  }

  /// Releases the view, and sets up a new one in its place; a pending request continues.
  func replaceView() {
    view.delegate = nil
    view = HeadlessMusicSearchView()
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.query = model.search.query
    update()
  }

  func musicSearchView(_: HeadlessMusicSearchView, didEditQuery text: String) {
    model.edit(query: text)
  }

  func musicSearchViewDidPressRetry(_: HeadlessMusicSearchView) {
    model.retry()
  }

  func modelDidChange() {
    update()
  }

  private func update() {
    view.status = MusicSearchText.status(of: model.search)
    view.rows = MusicSearchText.rows(of: model.search.songs)
    view.canRetry = model.search.canRetry
  }
}
