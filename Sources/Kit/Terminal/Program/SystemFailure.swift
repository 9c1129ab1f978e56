/// A failure that no other arguments would avoid: this system cannot do it, or its disk is full.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The reason, and the remedy.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
