/// A point in a drawing, in its units from the upper left corner.
package struct Point: Hashable, Sendable {
  package let x: Int
  package let y: Int

  /// A point this far to the right and this far down.
  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}
