/// The state of the models and mediators behind a view or a screen, as far as reflection sees it.
package struct ModelState: Hashable, Sendable {
  private let values: [String: String]
  private let shown: [String]

  /// The state in a snapshot, together with what is shown.
  init(_ snapshot: Snapshot, showing shown: [String]) {
    self.shown = shown
    values = Dictionary(snapshot.values.map { ($0.place.path, $0.value.text) }) { first, _ in first
    }
  }
}
