import Foundation

/// A reason why something was not written; what was there before is still there.
package struct OutputFailure: Error, CustomStringConvertible {
  /// The problem, and the remedy.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// A failure of the last call of the system, which was to write to a place of this description.
  init(writing place: String) {
    self.init("cannot write \(place): \(String(cString: strerror(errno)))")
  }

  /// An interruption before all was written.
  static let interrupted = OutputFailure("interrupted; nothing was written")
}
