/// The weight of a broken rule.
package enum Severity: String, Hashable, Sendable {
  /// It is told, and should be corrected.
  case warning

  /// The code is not what it says it is, or loses or leaks something: the check fails.
  case error
}
