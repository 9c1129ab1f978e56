import AppModels
import ObservableModels

/// Hands on what a person does to the interactor, and makes the words for what comes back.
final class MusicSearchPresenter: MusicSearchInteractorOutput {
  private weak var view: (any MusicSearchView)?
  private let interactor: any MusicSearchInteracting
  private var query = ""
  private var search = SongSearch()

  init(interactor: any MusicSearchInteracting) {
    self.interactor = interactor
  }

  /// Brings a view up to date, and from now on tells this view alone.
  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    didChange(to: search)
  }

  /// Takes over the query that a person edited.
  func edit(query: String) {
    self.query = query
    interactor.find(SearchTerm(query: query))
  }

  /// Has a term that failed found again.
  func retry() {
    interactor.retry()
  }

  func didChange(to search: SongSearch) {
    self.search = search
    view?.show(status: MusicSearchWords.status(of: search))
    view?.show(rows: MusicSearchWords.rows(of: search.songs))
    view?.show(canRetry: search.canRetry)
  }
}
