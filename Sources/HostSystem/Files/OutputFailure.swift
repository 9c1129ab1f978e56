import Foundation

/// A reason why something was not written; what was there before is still there.
package struct OutputFailure: Error {
  /// The problem, and the remedy.
  package let message: String

  /// A free path to write to instead; nil where another name would not help.
  package let freePath: String?

  package init(_ message: String, freePath: String? = nil) {
    self.message = message
    self.freePath = freePath
  }

  /// A failure of the last call of the system, which was to write to a place of this description.
  init(writing place: String) {
    self.init("cannot write \(place): \(String(cString: strerror(errno)))")
  }

  /// An interruption before all was written.
  static let interrupted = OutputFailure("interrupted; nothing was written")
}
