/// Options that several verbs share.
enum SharedOptions {
  static let json = Flag("--json", "prints everything as one JSON object.")

  static let backtrace = Flag(
    "--backtrace",
    "if a screen traps, shows what the runtime says of it, rather than which screen it was."
  )

  static let output = ValueOption<String>(
    name: "--output", placeholder: "FILE", isRepeating: false,
    help: """
      writes to a file, whole or not at all; - is standard output. A file is replaced if it is empty, or \
      if the verb wrote it in this format.
      """,
    expectation: "a path", read: { $0 })

  static let replace = Flag("--replace", "replaces the file of --output, whatever it holds.")

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
