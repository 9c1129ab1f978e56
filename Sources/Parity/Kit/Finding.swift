import AppScreens

/// Where a rule was broken: by which pattern, after which steps, what had to be and what was.
public struct Finding: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// The name of the app.
  public let app: String

  /// The number of the broken rule.
  public let rule: String

  /// The name of the pattern that breaks it.
  public let pattern: String

  /// What was run, in a few words.
  public let check: String

  /// The steps that lead there, in their notation; none for a new screen.
  public let steps: [String]

  /// What the rule wants to be seen.
  public let expected: String

  /// What was seen.
  public let shown: String

  /// Whether the steps show it again by themselves, rather than only with the kit watching.
  public let isSeen: Bool

  /// Where to look, if the rule knows.
  public let hint: String?

  /// Everything in one line, and in another where to look.
  ///
  /// Such as `TC6 broken by MVP (token, a separator more): after step 3, "separators=,;", expected
  /// total "6", shown total "1"`.
  public var description: String {
    """
    \(rule) broken by \(pattern) (\(app), \(check)): \(place), expected \(expected), shown \(shown)
    """ + (hint.map { "\n  look: \($0)" } ?? "")
  }

  /// After which step it was found, such as `after step 3, "separators=,;"`.
  public var place: String {
    steps.last.map { "after step \(steps.count), \($0.excerpt)" } ?? "at first"
  }
}
