import ObservableModels

/// Passes what the user types and presses on one view to the model; it shows nothing.
final class MusicSearchController {
  private let model: MusicSearchModel

  init(model: MusicSearchModel) {
    self.model = model
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
