/// A failure of what a program does on other systems than this one.
package struct UnsupportedSystem: Error, CustomStringConvertible {
  /// The reason, and the remedy.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
