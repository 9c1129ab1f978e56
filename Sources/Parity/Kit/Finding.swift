import AppScreens
import TextLayout

/// Where a rule was broken: by which pattern, after which steps, what had to be and what was.
public struct Finding: Hashable, Sendable, Codable {
  /// A step, what had to be seen after it and what was.
  public struct Moment: Hashable, Sendable, Codable {
    /// The step in its notation; nil for the new screen.
    public let step: String?

    /// What the widgets had to show; empty where no display is judged.
    public let expected: [Widget]

    /// What the widgets showed; empty where no display is judged.
    public let shown: [Widget]

    init(step: String?, expected: [Widget] = [], shown: [Widget] = []) {
      self.step = step
      self.expected = expected
      self.shown = shown
    }
  }

  /// The name of the app.
  public let app: String

  /// The number of the broken rule, or `parity` for a difference from a pattern that is right.
  public let rule: String

  /// The name of the pattern that breaks it.
  public let pattern: String

  /// What was run, in a few words.
  public let check: String

  /// The new screen, and every step to where the rule is broken.
  public let moments: [Moment]

  /// What the rule wants to be seen at last.
  public let expected: String

  /// What was seen.
  public let shown: String

  /// Whether the steps show it again by themselves, rather than only with the kit watching.
  public let isSeen: Bool

  /// Whether the screen came to its end there, so that a process of its own died of it.
  public let isFatal: Bool

  /// Whether nothing was found but that something is not written yet.
  public let isUnwritten: Bool

  /// How many steps there were when it was found, before any was left out.
  public let foundAfter: Int

  /// Whether leaving out steps was given up before nothing more could be left out.
  public let isCutShort: Bool

  /// Where to look, if the rule knows.
  public let hint: String?

  /// The steps that lead there, in their notation; none for a new screen.
  public var steps: [String] { moments.compactMap(\.step) }

  /// What to ask of a command over the pattern to see this again.
  public var again: [String] {
    isSeen ? ["compare", app] + steps : ["verify", app] + (isFatal ? ["--isolated"] : [])
  }
}

extension Finding: CustomStringConvertible {
  /// What was found in one line, then the steps with what was seen after each, and where to look.
  public var description: String {
    let lines =
      ["\(rule) broken by \(pattern) (\(app), \(check)): \(place), \(contrast)"]
      + FindingHistory(moments).lines.map { "  \($0)" }
      + [hint.map { "  look: \($0)" }].compactMap(\.self)
      + ["  again: \(again.map(\.shellQuoted).joined(separator: " "))"]
      + (isCutShort ? ["  there may be steps to leave out still"] : [])
    return lines.joined(separator: "\n")
  }

  private var contrast: String {
    "expected \(expected), shown \(shown)"
  }

  /// After which step it was found, such as `after step 3, "separators=,;"`.
  public var place: String {
    steps.last.map { "after step \(steps.count), \($0.quotedExcerpt)" } ?? "at first"
  }
}
