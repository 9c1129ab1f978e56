/// The options that several verbs have.
enum SharedOptions {
  static let json = Flag("--json", "prints everything as one object.")

  static let output = ValueOption(
    "--output", "FILE", "writes to a file, in place of one that may be there.")

  static let from = ValueOption(
    "--from", "FILE",
    """
    reads further steps from a file, one gesture or run of gestures a line; - is standard input; \
    a line that begins with " is a JSON string, so that a gesture can have line breaks in it.
    """)

  /// What chance depends on.
  static func seed(of subject: String, unlessGiven value: String) -> ValueOption<UInt64> {
    ValueOption("--seed", "what \(subject) depend on; \(value) unless given.")
  }
}
