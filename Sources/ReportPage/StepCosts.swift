import AppScreens

/// The costs of steps, by which the likelier ones are recorded first.
///
/// A step costs 1. It costs 1 more after another of its kind, such as a digit after a digit, and 1 more
/// if it is less usual: the third text of a field or any later one, or a view that is replaced.
struct StepCosts<Gesture: ScreenGesture> {
  /// The less usual steps.
  private let unusual: Set<Step<Gesture>>

  /// The costs of the steps of a palette, in which the usual texts of a field come first.
  init(_ palette: [Step<Gesture>]) {
    var counts: [Substring: Int] = [:]
    var unusual: Set<Step<Gesture>> = [.replaceView]
    for step in palette {
      guard let field = Self.field(of: step) else { continue }
      counts[field, default: 0] += 1
      if counts[field, default: 0] > 2 { unusual.insert(step) }
    }
    self.unusual = unusual
  }

  /// The cost of a step after another, or of the first.
  func cost(of step: Step<Gesture>, after last: Step<Gesture>?) -> Int {
    let isAlike = last.map { Self.kind(of: $0) == Self.kind(of: step) } ?? false
    return 1 + (isAlike ? 1 : 0) + (unusual.contains(step) ? 1 : 0)
  }

  /// The field that is edited, or the sort of key that is pressed.
  private static func kind(of step: Step<Gesture>) -> Substring {
    if let field = field(of: step) { return field }
    let notation = step.notation[...]
    if notation.allSatisfy(\.isNumber) { return "0" }
    return notation.contains(where: \.isLetter) ? notation : "+"
  }

  /// The name before `=`; nil of a key.
  private static func field(of step: Step<Gesture>) -> Substring? {
    let name = step.notation.prefix { $0 != "=" }
    return name.isEmpty || name.count == step.notation.count ? nil : name
  }
}
