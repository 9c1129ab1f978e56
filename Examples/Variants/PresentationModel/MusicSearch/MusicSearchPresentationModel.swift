import AppModels
import AppScreens
import ObservableModels

/// Holds the model and all that there is to see of it; it knows no view, and says only *changed*.
final class MusicSearchPresentationModel: ModelObserver {
  /// The text in the query field.
  private(set) var query = ""

  /// The text of the status.
  private(set) var status: String

  /// The songs in finished texts, in order.
  private(set) var rows: [MusicSearchDisplay.Row] = []

  /// Indicates whether `retry` asks again.
  private(set) var canRetry = false

  /// The one who wants to hear that something has changed, whatever it is.
  var didChange: (() -> Void)?

  private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    status = MusicSearchWords.status(of: model.search)
    model.add(self)
  }

  /// Takes over the query that a person edited, and has its term found if that is a new one.
  func edit(query: String) {
    self.query = query
    didChange?()
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
    didChange?()
  }
}
