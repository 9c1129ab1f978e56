/// What running a pattern on an app measures.
package struct RunningMeasure: Encodable, Sendable {
  /// The view's module and name.
  package let view: String

  /// Messages between view and mediator for each gesture of the app's demonstration.
  package let messagesPerGesture: Double

  /// Those of them that tell the view what to show.
  package let updatesPerGesture: Double

  /// The time that a gesture takes, as a multiple of the bare model's; nil in a debug build.
  package let cost: Double?

  /// A measure of these figures.
  package init(
    view: String, messagesPerGesture: Double, updatesPerGesture: Double, cost: Double?
  ) {
    self.view = view
    self.messagesPerGesture = messagesPerGesture
    self.updatesPerGesture = updatesPerGesture
    self.cost = cost
  }
}

extension [RunningMeasure] {
  /// What was measured of a triad, if it was run.
  package func first(for found: PackageInspection.Case) -> RunningMeasure? {
    first { found.triad.viewNames.contains($0.view) }
  }
}
