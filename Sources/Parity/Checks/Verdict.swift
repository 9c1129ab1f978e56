/// The verdict of a check, or of all checks of a rule.
public enum Verdict: String, Sendable, Codable {
  /// All was run, and nothing was found.
  case holds

  /// Something was found.
  case broken

  /// A process came to an end that it did not come to again, so that nothing is known for sure.
  case unstable

  /// Not all was run, so that too little is known.
  case notRun

  /// Something that is not written yet was reached, or there is no screen at all.
  case notWritten
}
