/// What the models behind a view or a screen hold at one moment, as far as reflection sees it.
package struct HeldState: Hashable, Sendable {
  private let values: [String: String]

  /// What the models behind an object hold now.
  package init(behind object: AnyObject) {
    let models = Snapshot(behind: object).values.filter { $0.place.owner == .model }
    values = Dictionary(models.map { ($0.place.path, $0.value.text) }) { first, _ in first }
  }

  /// Whether no model was found.
  package var isEmpty: Bool { values.isEmpty }
}
