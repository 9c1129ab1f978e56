import Foundation
import TriptychTerminal

/// A reason why learning cannot go on, and the remedy.
package struct LearnFailure: Error, CustomStringConvertible {
  /// The reason and the remedy, in words.
  package let description: String

  /// A failure in these words.
  init(_ description: String) {
    self.description = description
  }

  /// A failure to read a file.
  init(reading file: URL, _ error: any Error) {
    self.init("cannot read \(file.seen.quotedPath): \(error.reason)")
  }

  /// A failure to write a file, which is as it was.
  init(writing file: URL, _ error: any Error) {
    self.init("cannot write \(file.seen.quotedPath), which is as it was: \(error.reason)")
  }
}
