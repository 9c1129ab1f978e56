import AppScreens
import SharedSuite
import TriptychTerminal

/// A broken rule: the pattern that breaks it, the steps that show it, what is expected and what is shown.
public struct Finding: Error, Hashable {
  /// A step, with the display expected after it and the one shown.
  public struct Moment: Hashable, Sendable, Encodable {
    /// The step in its notation; nil for the new screen.
    public let step: String?

    /// The widgets expected; none if no display is judged.
    public let expected: [Widget]

    /// The widgets shown; none if no display is judged.
    public let shown: [Widget]

    /// The names of the widgets that show something else than expected.
    package var wrongWidgets: [String] {
      zip(expected, shown).filter { $0 != $1 }.map(\.0.name)
    }

    init(step: String?, expected: [Widget] = [], shown: [Widget] = []) {
      self.step = step
      self.expected = expected
      self.shown = shown
    }
  }

  /// The name of the app.
  public let app: String

  /// The number of the broken rule; empty where no scenario of any shows what is wrong.
  public internal(set) var rule: String

  /// The name of the pattern that breaks it.
  public let pattern: String

  /// The condition under which it shows.
  public let condition: Condition

  /// What led there, such as `random steps` or the name of a scenario.
  public internal(set) var source: String

  /// The new screen, and every step until the rule is broken.
  public internal(set) var moments: [Moment]

  /// The outcome that the rule wants, in words.
  public internal(set) var expected: String

  /// The outcome that there was, in words.
  public internal(set) var shown: String

  /// The kind of fault.
  public internal(set) var kind: Kind

  /// A kind of fault, and so what shows it again.
  public enum Kind: String, Sendable, Codable {
    /// A wrong display, which the steps alone show again.
    case visible

    /// A display that is right only later, after the run loop has turned.
    case late

    /// A fault that the steps alone do not show, such as a leak, or state that screens share.
    case hidden

    /// A screen that traps, hangs or exits, and takes its process along.
    case fatal

    /// A process that ended unexpectedly once, but not when the same was run again.
    case unstable

    /// A screen, or a part of it, that is not written yet.
    case notWritten
  }

  /// The seed of what the condition draws.
  public internal(set) var seed: UInt64 = 1

  /// True if shortening was given up early, so that fewer steps may be enough.
  public internal(set) var isCutShort = false

  /// False if a fresh process, which has made no other screen, does not show it, or only at times.
  public internal(set) var isShownAlone = true

  /// False where only a scenario says what must be seen, and no specification for any steps.
  var isSpecified = true

  /// The hint at where to look; nil where the rule has none.
  public internal(set) var hint: String?

  /// How the process ended; nil if it did not.
  public internal(set) var failure: ProcessFailure?

  /// The words that start a command over the pattern, such as `swift run check`; nil where none is known.
  var invocation: String?

  /// Indicates whether scenarios decided on the rule, so that the steps alone do not.
  private var isNamedByScenarios: Bool {
    kind == .visible && !rule.isEmpty && rule != RuleNumber.cursor
  }

  /// The names of the widgets that are wrong in the end; none where no display is judged.
  package var wrongWidgets: [String] { moments.last?.wrongWidgets ?? [] }

  /// The steps that lead there, in their notation; none for a new screen.
  public var steps: [String] { moments.compactMap(\.step) }

  /// The arguments with which a command over the pattern finds this again: its steps, and nothing else.
  ///
  /// Steps that are too long to read or type, and that some systems refuse, are found again by a search.
  public var again: [String] {
    guard isShownAlone, kind != .notWritten || !moments.isEmpty else { return ["verify", app] }
    guard let steps = steps.asArguments,
      steps.map(\.utf8.count).reduce(0, +) <= Self.mostBytesOfSteps
    else {
      // Under a condition, another rule may be broken than the one that it is about.
      return ["verify", app] + (condition == .plain && !rule.isEmpty ? ["--rule", rule] : [])
        + (failure == nil ? [] : ["--isolated"])
    }
    guard isSpecified else { return ["verify", app, "--rule", rule] }
    let walk = ["verify", app, "--under", condition.rawValue] + steps
    return walk + (seed == 1 ? [] : ["--seed", "\(seed)"])
      + (failure == nil ? [] : ["--isolated"]) + (isNamedByScenarios ? ["--rule", rule] : [])
  }
}

extension Finding {
  /// The most that is written of steps in a command: half of a terminal's page.
  private static let mostBytesOfSteps = 1_000

  /// What led there, and the condition.
  package var origin: String {
    condition == .plain ? source : "\(source), \(condition.words)"
  }
}
