/// Takes what is typed and pressed on one view to the model; it shows nothing.
final class MusicSearchController {
  private let model: MusicSearchScreenModel

  init(model: MusicSearchScreenModel) {
    self.model = model
  }

  /// Takes over the query that a person edited.
  func queryEdited(_ query: String) {
    model.edit(query: query)
  }

  /// Takes over a press of the button to retry.
  func retryPressed() {
    model.retry()
  }
}
