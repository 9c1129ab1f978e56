import AppModels
import ObservableModels

/// Owns the model, but not the view: observes the model, and shows on the view what is not bound.
final class MusicSearchPresenter: ModelObserver {
  private weak var view: (any MusicSearchView)?
  private let model: MusicSearchModel

  init(model: MusicSearchModel) {
    self.model = model
    model.add(self)
  }

  /// Updates a view in what it is not bound to, and from now on updates only this one.
  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: model.search.query)
    update()
  }

  /// Changes the query, which the user has edited.
  func edit(query: String) {
    model.edit(query: query)
  }

  /// Requests the songs again for a term that failed.
  func retry() {
    model.retry()
  }

  func modelDidChange() {
    update()
  }

  private func update() {
    view?.show(status: MusicSearchText.status(of: model.search))
  }
}
