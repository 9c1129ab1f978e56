/// A mistake in what a user has written, such as a gesture or a rule: what is wrong, and how to correct it.
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
    self.init(problem: "\(notation.inQuotes) \(fault)", remedy: remedy)
  }

  /// Both halves in one line.
  public var description: String {
    "\(problem); \(remedy)"
  }
}

extension String {
  /// The text as a Swift string literal, without the middle of a long one.
  package var inQuotes: String {
    guard unicodeScalars.count > 60 else { return "\"\(escaped)\"" }
    let (start, end) = (String(unicodeScalars.prefix(40)), String(unicodeScalars.suffix(20)))
    return "\"\(start.escaped) … \(end.escaped)\" (\(count) characters)"
  }

  /// The text with quotes, control and invisible characters escaped.
  private var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: scalar == "'" ? "'" : scalar.escaped(asASCII: false)
      }
    }.joined()
  }
}
