/// The verdict on a rule in a pattern.
public enum Verdict: String, Sendable, Codable {
  /// It was tried, and nothing was found.
  case holds

  /// Something was found.
  case broken

  /// A process ended unexpectedly once, but not again, so nothing is known for certain.
  case unstable

  /// It could not be tried, so that nothing is known.
  case notRun

  /// Something that is not written yet was reached, or there is no screen at all.
  case notWritten
}
