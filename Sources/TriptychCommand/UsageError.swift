/// A mistake in the use of a command.
struct UsageError: Error {
  /// The mistake, and the remedy.
  let message: String

  /// A correct use of the command; nil for the verb's own example.
  let example: String?

  init(_ message: String, try example: String? = nil) {
    self.message = message
    self.example = example
  }
}
