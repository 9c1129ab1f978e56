import AppModels
import ObservableModels

/// The search, and the query as it was typed: a view that goes takes nothing along.
final class MusicSearchScreenModel: ModelObserver {
  private var query = ""
  private let model: MusicSearchModel
  private var observers: ModelObservers = []

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    model.add(self)
  }

  /// The query, and how far the search for it has come.
  func contents() -> (query: String, search: SongSearch) {
    (query, model.search)
  }

  /// Takes over an edited query, and asks for its term if that is a new one.
  func edit(query: String) {
    self.query = query
    observers.notify()
    model.find(SearchTerm(query: query))
  }

  /// Asks again for a term that failed.
  func retry() {
    model.retry()
  }

  func modelDidChange() {
    observers.notify()
  }

  /// Tells this observer of changes, too, and does not keep it alive.
  func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Tells this observer nothing any more.
  func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
