/// The state of the models behind a view or a screen, as far as reflection sees it.
package struct ModelState: Hashable, Sendable {
  private let values: [String: String]
  private let shown: [String]

  /// Reads the state of the models behind an object, together with its display where that matters.
  ///
  /// Where there is no model, it is what the mediator itself keeps.
  package init(behind object: AnyObject, showing shown: [String] = []) {
    self.shown = shown
    let all = Snapshot(behind: object).values
    let models = all.filter { $0.place.owner == .model }
    let state = models.isEmpty ? all : models
    values = Dictionary(state.map { ($0.place.path, $0.value.text) }) { first, _ in first }
  }

  /// Indicates whether nothing was found.
  package var isEmpty: Bool { values.isEmpty }
}
