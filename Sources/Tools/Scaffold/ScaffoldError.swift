/// A reason why a package cannot be written.
package struct ScaffoldError: Error {
  /// The problem, and the remedy.
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}
