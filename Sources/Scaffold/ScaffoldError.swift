/// Why a package cannot be written.
package struct ScaffoldError: Error {
  /// What is wrong, and what would be right.
  package let message: String

  /// A folder that could be written into instead.
  package let freeFolder: String?

  init(_ message: String, freeFolder: String? = nil) {
    self.message = message
    self.freeFolder = freeFolder
  }
}
