/// The state of the models behind a view or a screen, as far as reflection sees it.
package struct ModelState: Hashable, Sendable {
  private let values: [String: String]
  private let shown: [String]

  /// Reads the state of the models behind an object, together with its display where that matters.
  ///
  /// - Parameters:
  ///   - object: The view or the screen.
  ///   - shown: What is shown, where that matters.
  ///   - isWhole: Whether what the mediator keeps for itself matters too.
  package init(
    behind object: AnyObject, showing shown: [String] = [], withMediator isWhole: Bool = false
  ) {
    self.init(Snapshot(behind: object), showing: shown, withMediator: isWhole)
  }

  /// The state in a snapshot.
  init(_ snapshot: Snapshot, showing shown: [String], withMediator isWhole: Bool) {
    self.shown = shown
    let models = snapshot.values.filter { isWhole || $0.place.isOfModel }
    values = Dictionary(models.map { ($0.place.path, $0.value.text) }) { first, _ in first }
  }

  /// Indicates whether nothing was found.
  package var isEmpty: Bool { values.isEmpty }
}
