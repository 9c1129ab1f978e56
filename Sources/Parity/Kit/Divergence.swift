import AppScreens

/// Where patterns showed different displays after the same steps.
public struct Divergence: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// A pattern and the display it showed, in one line.
  public struct Shown: Hashable, Sendable, Encodable {
    /// The name of the pattern.
    public let pattern: String

    /// What it showed on the widgets that another pattern shows otherwise.
    public let display: String
  }

  /// The name of the app.
  public let app: String

  /// The steps from a new screen to the difference, in their notation.
  public let steps: [String]

  /// What each pattern showed then.
  public let shown: [Shown]

  /// The difference that screens show now, after these steps.
  public init<Subject: App>(
    app: Subject, steps: [Step<Subject.Gesture>], screens: SideBySide<Subject>
  ) {
    self.app = app.name
    self.steps = steps.map(\.notation)
    let displays = screens.displays
    let other = displays.first { $0 != displays[0] } ?? displays[0]
    shown = zip(screens.patterns, displays).map { pattern, display in
      Shown(
        pattern: pattern,
        display: display.summary(where: display == displays[0] ? other : displays[0])
      )
    }
  }

  /// Everything in one line: the last step, and what each pattern showed.
  public var description: String {
    let place = steps.last.map { "after step \(steps.count), \($0.excerpt)" } ?? "at first"
    let displays = shown.map { "\($0.pattern) shows \($0.display)" }.joined(separator: ", ")
    return "patterns differ (\(app)) \(place): \(displays)"
  }
}
