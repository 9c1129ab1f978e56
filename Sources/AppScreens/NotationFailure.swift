import TextLayout

/// The reason why a text is not a gesture: what is wrong with it, and how to correct it.
public struct NotationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault and its place, such as `"x" at character 3 is not a key`.
  public let problem: String

  /// The right form, with an example that works.
  public let remedy: String

  /// A failure with its two halves.
  public init(problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// A failure of a notation, which is quoted whatever is in it; a long one by both ends.
  public init(of notation: String, _ fault: String, remedy: String) {
    self.init(problem: "\(notation.quotedExcerpt) \(fault)", remedy: remedy)
  }

  /// Both halves in one line.
  public var description: String {
    "\(problem); \(remedy)"
  }
}
