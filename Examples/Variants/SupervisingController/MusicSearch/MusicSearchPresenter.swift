import AppModels
import ObservableModels

/// Holds the model, and the view only weakly: hears the one, and shows the rest on the other.
final class MusicSearchPresenter: ModelObserver {
  private weak var view: (any MusicSearchView)?
  private let model: MusicSearchModel
  private var query = ""

  init(model: MusicSearchModel) {
    self.model = model
    model.add(self)
  }

  /// Brings a view up to date in what it is not bound to, and from now on tells this view alone.
  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    modelDidChange()
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

  func modelDidChange() {
    view?.show(status: MusicSearchWords.status(of: model.search))
  }
}
