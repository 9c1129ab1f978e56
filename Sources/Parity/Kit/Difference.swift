import AppScreens
import TextLayout

/// Where patterns showed different displays after the same steps.
public struct Difference: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A pattern and what it showed.
  public struct Shown: Hashable, Sendable, Codable {
    /// The name of the pattern.
    public let pattern: String

    /// What it showed on the widgets that not all patterns show alike.
    public let display: String
  }

  /// A step, and what each pattern showed after it.
  public struct Moment: Hashable, Sendable, Codable {
    /// The step in its notation; nil for the new screen.
    public let step: String?

    /// What the widgets of each pattern showed, in the order of the patterns.
    public let displays: [[Widget]]
  }

  /// The name of the app.
  public let app: String

  /// The steps from a new screen to the difference, in their notation.
  public let steps: [String]

  /// What each pattern showed then.
  public let shown: [Shown]

  /// The new screens and every step to the difference; none where a screen came to its end.
  public internal(set) var moments: [Moment] = []

  /// How many steps there were when the difference was found, before any was left out.
  public internal(set) var foundAfter: Int

  /// Whether leaving out steps was given up before nothing more could be left out.
  public internal(set) var isCutShort = false

  /// Whether a screen came to its end there, so that a process of its own died of it.
  public internal(set) var isFatal = false

  /// What to ask of a command over the patterns to see this again.
  public var again: [String] {
    isFatal ? ["verify", app, "--isolated"] : ["compare", app] + steps
  }

  /// The difference that screens show now, after these steps.
  public init<Subject: AppDefinition>(
    app: Subject, steps: [Step<Subject.Gesture>], screens: SideBySide<Subject>
  ) {
    self.app = app.name
    self.steps = steps.map(\.notation)
    foundAfter = steps.count
    let summaries = Subject.Display.summaries(ofDifferencesBetween: screens.displays)
    shown = zip(screens.patterns, summaries).map(Shown.init)
  }

  /// The steps and what each pattern showed after the last in one line, and how to see it again.
  public var description: String {
    let place =
      steps.isEmpty ? "at first" : "after \(steps.map(\.quotedExcerpt).joined(separator: ", "))"
    let displays = shown.map { "\($0.pattern) shows \($0.display)" }.joined(separator: ", ")
    return "patterns differ (\(app)) \(place): \(displays)"
      + (isCutShort ? " (there may be steps to leave out still)" : "")
      + "\n  again: \(again.map(\.shellQuoted).joined(separator: " "))"
  }
}

extension Difference {
  /// The difference that one screen has come to its end.
  init(
    fatalTo app: String, steps: [String], shown: [Shown], foundAfter: Int, isCutShort: Bool
  ) {
    self.app = app
    self.steps = steps
    self.shown = shown
    self.foundAfter = foundAfter
    self.isCutShort = isCutShort
    isFatal = true
  }
}

extension AppDefinition {
  /// The same difference, or another that comes earlier, after no more steps than it needs.
  func shrunk(_ steps: [Step<Gesture>], on screens: SideBySide<Self>) -> Difference {
    var screens = screens
    func difference(after steps: [Step<Gesture>]) -> Difference? {
      screens.renew()
      for count in 0...steps.count {
        if count > 0 { screens.take(steps[count - 1]) }
        if !screens.isIdentical {
          return Difference(app: self, steps: Array(steps.prefix(count)), screens: screens)
        }
      }
      return nil
    }
    let found = Difference(app: self, steps: steps, screens: screens)
    let shrinking = Shrinking(steps, of: self) { difference(after: $0) != nil }
    guard var shrunk = difference(after: shrinking.steps) else { return found }
    shrunk.foundAfter = steps.count
    shrunk.isCutShort = shrinking.isCutShort
    screens.renew()
    shrunk.moments = [Difference.Moment(step: nil, displays: screens.displays.map(\.widgets))]
    for step in shrinking.steps.prefix(shrunk.steps.count) {
      screens.take(step)
      shrunk.moments.append(
        Difference.Moment(step: step.notation, displays: screens.displays.map(\.widgets)))
    }
    return shrunk
  }
}
