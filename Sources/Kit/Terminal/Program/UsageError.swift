/// A mistake in the use of a program.
package struct UsageError: Error {
  /// The mistake, and the remedy.
  package let message: String

  /// A correct use of the program; nil for the verb's own example.
  package let example: String?

  package init(_ message: String, try example: String? = nil) {
    self.message = message
    self.example = example
  }
}
