/// The reason why no recording views can be made: what is wrong, and what would be right.
package struct RecordingFault: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what would be right.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
