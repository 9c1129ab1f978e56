/// Options that several verbs share.
enum SharedOptions {
  static let json = Flag("--json", "prints everything as one JSON object.")

  static let output = ValueOption(
    "--output", "FILE", takes: "a path", "writes to a file, replacing any that exists.",
    judge: { try $1.judge(output: $0) })

  static let from = ValueOption(
    "--from", "FILE", takes: "a path or -",
    """
    reads more steps from a file, one gesture or run of gestures per line; - is standard input; \
    a line that begins with " is a JSON string, so that a gesture can contain line breaks.
    """)

  /// The option for a seed.
  static func seed(of subject: String, unlessGiven value: String) -> ValueOption<UInt64> {
    ValueOption("--seed", "the seed of \(subject); \(value) unless given.")
  }
}
