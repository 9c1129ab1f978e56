import AppModels
import ObservableModels

/// Owns the interactor, but not the view: passes input to the interactor, and shows what it reports.
final class MusicSearchPresenter: MusicSearchInteractorOutput {
  private weak var view: (any MusicSearchView)?
  private let interactor: any MusicSearchInteracting
  private var search = MusicSearch()

  init(interactor: any MusicSearchInteracting) {
    self.interactor = interactor
  }

  /// Updates a view, and from now on updates only this one; a pending request continues.
  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: search.query)
    update()
  }

  /// Changes the query, which the user has edited.
  func edit(query: String) {
    interactor.edit(query: query)
  }

  /// Requests the songs again for a term that failed.
  func retry() {
    interactor.retry()
  }

  func didChange(to search: MusicSearch) {
    self.search = search
    update()
  }

  private func update() {
    view?.show(status: MusicSearchText.status(of: search))
    view?.show(rows: MusicSearchText.rows(of: search.songs))
    view?.show(canRetry: search.canRetry)
  }
}
