/// The measures of running an app in a pattern.
package struct RunningMeasure: Encodable, Sendable {
  /// The view's module and name.
  package let view: String

  /// Messages between view and mediator for each gesture of the app's demonstration.
  package let messagesPerGesture: Double

  /// The messages among these that tell the view what to show.
  package let updatesPerGesture: Double

  /// The fewest and the most messages of a gesture, and those among them that tell the view what to show.
  package let messageRange: ClosedRange<Int>?
  package let updateRange: ClosedRange<Int>?

  /// The time that a gesture takes, as a multiple of the bare model's.
  package let cost: GestureCost

  /// A measure of these figures; ranges are nil where they are not known.
  package init(
    view: String, messagesPerGesture: Double, updatesPerGesture: Double,
    messageRange: ClosedRange<Int>? = nil, updateRange: ClosedRange<Int>? = nil, cost: GestureCost
  ) {
    self.view = view
    self.messagesPerGesture = messagesPerGesture
    self.updatesPerGesture = updatesPerGesture
    self.messageRange = messageRange
    self.updateRange = updateRange
    self.cost = cost
  }

  private enum CodingKeys: CodingKey {
    case view, messagesPerGesture, updatesPerGesture, cost, costRange
  }

  /// Writes the figures; a cost that does not repeat, or was not measured, is left out.
  ///
  /// `costRange` has the figures of two halves of the rounds, and `cost` what lies between.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(messagesPerGesture, forKey: .messagesPerGesture)
    try container.encode(updatesPerGesture, forKey: .updatesPerGesture)
    switch cost {
    case .unmeasured, .varying: break
    case .between(let low, let high):
      try container.encode((low * high).squareRoot(), forKey: .cost)
      try container.encode([low, high], forKey: .costRange)
    }
  }
}

extension [RunningMeasure] {
  /// The measure of a triad, if it was run.
  package func first(for found: PackageInspection.Case) -> RunningMeasure? {
    first { found.triad.viewNames.contains($0.view) }
  }
}
