/// Why a command could not do what was asked.
struct UsageError: Error {
  /// What is wrong, and what would be right.
  let message: String

  /// A use of the command that works; nil for the one of the verb.
  let example: String?

  init(_ message: String, try example: String? = nil) {
    self.message = message
    self.example = example
  }
}
