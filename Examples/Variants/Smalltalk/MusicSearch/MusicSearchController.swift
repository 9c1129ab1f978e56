/// Takes what is typed and pressed on one view to the model; it shows nothing.
final class MusicSearchController {
  private let model: MusicSearchScreenModel

  init(model: MusicSearchScreenModel) {
    self.model = model
  }

  /// Takes over the query that a person edited.
  func edit(query: String) {
    model.edit(query: query)
  }

  /// Asks again for a term that failed.
  func retry() {
    model.retry()
  }
}
