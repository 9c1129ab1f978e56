import AppScreens

/// Where patterns showed different displays after the same steps.
public struct Divergence: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// A pattern and what it showed.
  public struct Shown: Hashable, Sendable, Encodable {
    /// The name of the pattern.
    public let pattern: String

    /// What it showed on the widgets that not all patterns show alike.
    public let display: String
  }

  /// The name of the app.
  public let app: String

  /// The steps from a new screen to the difference, in their notation.
  public let steps: [String]

  /// What each pattern showed then.
  public let shown: [Shown]

  /// How many steps there were when the difference was found, before any was left out.
  public internal(set) var foundAfter: Int

  /// Whether leaving out steps was given up before nothing more could be left out.
  public internal(set) var isCutShort = false

  /// The difference that screens show now, after these steps.
  public init<Subject: App>(
    app: Subject, steps: [Step<Subject.Gesture>], screens: SideBySide<Subject>
  ) {
    self.app = app.name
    self.steps = steps.map(\.notation)
    foundAfter = steps.count
    let summaries = Subject.Display.summaries(ofDifferencesBetween: screens.displays)
    shown = zip(screens.patterns, summaries).map(Shown.init)
  }

  /// Everything in one line: the steps, and what each pattern showed after the last.
  public var description: String {
    let place = steps.isEmpty ? "at first" : "after \(steps.map(\.excerpt).joined(separator: ", "))"
    let displays = shown.map { "\($0.pattern) shows \($0.display)" }.joined(separator: ", ")
    return "patterns differ (\(app)) \(place): \(displays)"
      + (isCutShort ? " (there may be steps to leave out still)" : "")
  }
}

extension App {
  /// The same difference, or another that comes earlier, after no more steps than it needs.
  func shrunk(_ steps: [Step<Gesture>], on screens: SideBySide<Self>) -> Divergence {
    var screens = screens
    func divergence(after steps: [Step<Gesture>]) -> Divergence? {
      screens.renew()
      for count in 0...steps.count {
        if count > 0 { screens.take(steps[count - 1]) }
        if !screens.isIdentical {
          return Divergence(app: self, steps: Array(steps.prefix(count)), screens: screens)
        }
      }
      return nil
    }
    let found = Divergence(app: self, steps: steps, screens: screens)
    let shrinking = Shrinking(steps, of: self) { divergence(after: $0) != nil }
    guard var shrunk = divergence(after: shrinking.steps) else { return found }
    shrunk.foundAfter = steps.count
    shrunk.isCutShort = shrinking.isCutShort
    return shrunk
  }
}
