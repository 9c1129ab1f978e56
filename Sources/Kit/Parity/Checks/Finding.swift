import AppScreens
import TextLayout

/// A broken rule: the pattern that breaks it, the steps that show it, what is expected and what is shown.
public struct Finding: Error, Hashable, Codable {
  /// A step, with the display expected after it and the one shown.
  public struct Moment: Hashable, Sendable, Codable {
    /// The step in its notation; nil for the new screen.
    public let step: String?

    /// The widgets expected; none where no display is judged.
    public let expected: [Widget]

    /// The widgets shown; none where no display is judged.
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

  /// The number of the broken rule, or `parity` for a difference from a pattern that is right.
  public internal(set) var rule: String

  /// The number of the rule that the check decides, which is another where the fault tells more.
  let checkedRule: String

  /// The name of the pattern that breaks it.
  public let pattern: String

  /// The name of the check.
  public let check: String

  /// The new screen, and every step until the rule is broken.
  public let moments: [Moment]

  /// The outcome that the rule wants, in words.
  public let expected: String

  /// The outcome that there was, in words.
  public let shown: String

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

  /// The number of steps when it was found, before any was left out.
  public internal(set) var foundAfter: Int

  /// True if shortening was given up early, so that fewer steps may do.
  public internal(set) var isCutShort = false

  /// False if a fresh process, in which no other screen was made, does not show it, or only at times.
  public internal(set) var isShownAlone = true

  /// The hint at where to look; nil where the rule has none, or is not about what is wrong.
  public internal(set) var hint: String?

  /// The names of the widgets that are wrong in the end; none where no display is judged.
  package var wrongWidgets: [String] { moments.last?.wrongWidgets ?? [] }

  /// The steps that lead there, in their notation; none for a new screen.
  public var steps: [String] { moments.compactMap(\.step) }

  /// The arguments with which a command over the pattern finds this again, and nothing else.
  ///
  /// They name the check, so that it is run in its own way: beside another screen, replacing the view
  /// at each step, or in a process of its own. What a check alone does not show, all of them do.
  public var again: [String] {
    guard isShownAlone else { return ["verify", app] }
    guard checkedRule != Self.parity else {
      switch kind {
      case .visible, .late:
        let arguments = StepRepetition.arguments(for: steps)
        return arguments.map { ["compare", app] + $0 } ?? ["verify", app]
      case .hidden: return ["verify", app]
      case .fatal, .unstable, .notWritten: return ["verify", app, "--isolated"]
      }
    }
    let check = ["verify", app, "--rule", checkedRule, "--scenario", check]
    return switch kind {
    case .visible, .late, .hidden: check
    // Where there is no screen at all, none can end the process.
    case .fatal, .unstable, .notWritten: moments.isEmpty ? check : check + ["--isolated"]
    }
  }

  /// The rule of a finding that shows a difference from a pattern that is right.
  static let parity = "parity"

  init(
    app: String, rule: String, pattern: String, check: String, moments: [Moment],
    expected: String, shown: String, kind: Kind, foundAfter: Int, isCutShort: Bool = false,
    hint: String?
  ) {
    (self.app, self.rule, checkedRule, self.pattern) = (app, rule, rule, pattern)
    (self.check, self.moments, self.expected, self.shown) = (check, moments, expected, shown)
    (self.kind, self.foundAfter, self.isCutShort) = (kind, foundAfter, isCutShort)
    self.hint = hint
  }
}

extension Finding: CustomStringConvertible {
  /// The finding in one line, then the steps with the display after each, and where to look.
  public var description: String {
    let verb = kind == .unstable ? "unstable in" : "broken by"
    let lines =
      ["\(rule) \(verb) \(pattern) (\(app), \(check)): \(place), \(contrast)"]
      + FindingHistory(moments).lines.map { "  \($0)" }
      + [hint.map { "  look: \($0)" }].compactMap(\.self)
      + ["  again: \(again.map(\.shellQuoted).joined(separator: " "))"]
      + (isCutShort ? ["  there may be steps to leave out still"] : [])
    return lines.joined(separator: "\n")
  }

  private var contrast: String {
    "expected \(expected), shown \(shown)\(kind == .late ? " at first, and the right one later" : "")"
  }

  /// The step after which it was found, such as `after step 3, "separators=,;"`.
  public var place: String {
    steps.last.map { "after step \(steps.count), \($0.quotedExcerpt)" } ?? "at first"
  }
}
