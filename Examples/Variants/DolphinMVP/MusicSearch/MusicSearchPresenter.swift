import AppModels
import ObservableModels

/// Holds the model and the view: changes the one, and shows on the other what no model knows.
final class MusicSearchPresenter {
  private(set) var view: HeadlessMusicSearchView
  private let model: MusicSearchModel
  private var query = ""

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
    view.show(query: query)
  }

  /// Takes over the query that a person edited, and has its term found if that is a new one.
  func edit(query: String) {
    self.query = query
    model.find(SearchTerm(query: query))
  }

  /// Has a term that failed found again.
  func retry() {
    model.retry()
  }
}
