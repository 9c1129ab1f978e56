import AppModels
import ObservableModels

/// Holds the model and the view: hears the one, then sets what the widgets of the other hold.
///
/// The query is in the view, and nowhere else.
final class MusicSearchController: MusicSearchViewDelegate, ModelObserver {
  private(set) var view = HeadlessMusicSearchView()
  private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    model.add(self)
    setUp()
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
  func replaceView() {
    let newView = HeadlessMusicSearchView()
    newView.query = view.query
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    modelDidChange()
  }

  func musicSearchViewDidEditQuery(_ view: HeadlessMusicSearchView) {
    model.find(SearchTerm(query: view.query))
  }

  func musicSearchViewDidPressRetry(_ view: HeadlessMusicSearchView) {
    model.retry()
  }

  func modelDidChange() {
    view.status = MusicSearchWords.status(of: model.search)
    view.rows = MusicSearchWords.rows(of: model.search.songs)
    view.canRetry = model.search.canRetry
  }
}
