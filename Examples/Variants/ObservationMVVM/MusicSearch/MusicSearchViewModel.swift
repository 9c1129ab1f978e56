import AppModels
import AppScreens
import ObservableModels
import Observation

/// Holds the model and, to be read, what there is to see of it; it knows no view.
@Observable
final class MusicSearchViewModel: ModelObserver {
  /// The text in the query field.
  private(set) var query = ""

  /// The text of the status.
  private(set) var status: String

  /// The songs in finished texts, in order.
  private(set) var rows: [MusicSearchDisplay.Row] = []

  /// Indicates whether `retry` asks again.
  private(set) var canRetry = false

  @ObservationIgnored private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    status = MusicSearchWords.status(of: model.search)
    model.add(self)
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
    status = MusicSearchWords.status(of: model.search)
    rows = MusicSearchWords.rows(of: model.search.songs)
    canRetry = model.search.canRetry
  }
}
