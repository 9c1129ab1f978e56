/// A reason why something was not written; what was there before is still there.
package struct OutputFailure: Error, CustomStringConvertible {
  /// The problem, and the remedy.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// An interruption before all was written.
  static let interrupted = OutputFailure("interrupted; nothing was written")
}
