import AppModels
import ObservableModels

/// Owns the model and the view: changes the model, and shows on the view what it does not observe.
final class MusicSearchPresenter {
  private(set) var view: HeadlessMusicSearchView
  private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    view = HeadlessMusicSearchView(model: model)
    view.presenter = self
  }

  /// Closes the view, and opens another on the same model.
  func replaceView() {
    view.close()
    view = HeadlessMusicSearchView(model: model)
    view.presenter = self
    view.show(query: model.search.query)
  }

  /// Changes the query, which the user has edited.
  func edit(query: String) {
    model.edit(query: query)
  }

  /// Requests the songs again for a term that failed.
  func retry() {
    model.retry()
  }
}
