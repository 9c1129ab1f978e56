import AppModels
import AppScreens
import ObservableModels
import Observation

/// Owns the model, and publishes the values that a view reads; it does not know any view.
@Observable
final class MusicSearchViewModel: ModelObserver {
  /// The text in the query field.
  private(set) var query = ""

  /// The text of the status.
  private(set) var status = ""

  /// The songs, in order.
  private(set) var rows: [MusicSearchRow] = []

  /// Indicates whether there is a button to retry.
  private(set) var canRetry = false

  @ObservationIgnored private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    model.add(self)
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
    query = model.search.query
    status = MusicSearchText.status(of: model.search)
    rows = MusicSearchText.rows(of: model.search.songs)
    canRetry = model.search.canRetry
  }
}
