import AppScreens
import Parity

/// Steps taken side by side in several patterns, and where the patterns first differ.
struct Comparison<Subject: AppDefinition> {
  let app: Subject
  let steps: [Step<Subject.Gesture>]
  let patterns: [Pattern]

  /// Takes every step on new screens.
  ///
  /// - Parameter visit: Gets each step (nil for the new screen), the screens, and whether it is the
  ///   last.
  /// - Returns: The first difference, if there is one.
  /// - Throws: What `visit` throws.
  func run(
    visit: (Step<Subject.Gesture>?, SideBySide<Subject>, _ isLast: Bool) throws -> Void
  ) rethrows -> Difference? {
    var screens = SideBySide(app, in: patterns)
    var difference: Difference?
    for count in 0...steps.count {
      let step = count == 0 ? nil : steps[count - 1]
      if let step { screens.take(step) }
      difference = difference ?? screens.difference
      try visit(step, screens, count == steps.count)
    }
    return difference
  }
}

/// A comparison as one JSON object.
struct ComparisonDocument<Display: ScreenDisplay>: Encodable {
  struct Step: Encodable {
    let gesture: String?
    let displays: [String: Display]

    enum CodingKeys: CodingKey {
      case gesture, displays
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(gesture, forKey: .gesture)
      try container.encode(displays, forKey: .displays)
    }
  }

  let app: String
  var identical = true
  var steps: [Step] = []
}
