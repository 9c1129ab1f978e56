/// A reason why a package cannot be written.
package struct ScaffoldError: Error {
  /// The problem, and the remedy.
  package let message: String

  /// A free folder to write instead.
  package let freeFolder: String?

  init(_ message: String, freeFolder: String? = nil) {
    self.message = message
    self.freeFolder = freeFolder
  }
}
