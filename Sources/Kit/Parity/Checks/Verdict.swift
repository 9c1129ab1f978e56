/// The verdict of a check, or of all checks of a rule.
public enum Verdict: String, Sendable, Codable {
  /// All was run, and nothing was found.
  case holds

  /// Something was found.
  case broken

  /// A process ended unexpectedly once, but not again, so nothing is known for certain.
  case unstable

  /// Not all was run, so that too little is known.
  case notRun

  /// Something that is not written yet was reached, or there is no screen at all.
  case notWritten
}
