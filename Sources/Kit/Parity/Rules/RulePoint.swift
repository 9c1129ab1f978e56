import AppScreens

/// A point of a rule: the moments at which it decides, and what is seen there when it is broken.
///
/// Points tell which of several broken rules explains best what is wrong, and whether a rule's hint
/// fits. Scenarios decide whether a rule holds; points never do.
///
/// ```swift
/// RulePoint(\.isChangedBySeparators).of(\.total).showing(\.isStale)
/// ```
public struct RulePoint<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  /// A fact about a moment.
  public typealias Fact = @Sendable (Situation<Gesture, Display>) -> Bool

  private let place: Fact
  private var part: @Sendable (_ expected: Display, _ shown: Display) -> Bool = { _, _ in true }
  private var symptom: Fact?

  /// A point at every moment of which something is true, whatever is wrong there.
  public init(_ place: @escaping Fact) {
    self.place = place
  }

  /// The same point, if this part of the display is wrong there.
  public func of<Part: Equatable & SendableMetatype>(_ part: @escaping @Sendable (Display) -> Part)
    -> RulePoint
  {
    var point = self
    point.part = { part($0) != part($1) }
    return point
  }

  /// The same point, if what is shown there looks like this.
  public func showing(_ symptom: @escaping Fact) -> RulePoint {
    var point = self
    point.symptom = symptom
    return point
  }

  /// True if it says what a wrong display looks like, which explains more than where it is seen.
  var isSymptom: Bool { symptom != nil }

  /// True if the rule decides at a moment; where the display is wrong, if it is wrong as the rule has it.
  func fits(_ situation: Situation<Gesture, Display>) -> Bool {
    guard place(situation) else { return false }
    return situation.isRight
      || part(situation.expected, situation.shown) && symptom?(situation) ?? true
  }
}
