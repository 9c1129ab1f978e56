/// A key that works now, and what it does.
package struct Hint {
  /// The key; nil where several are meant.
  package let key: Key?

  /// The key and what it does, in a few words.
  package let text: String

  package init(_ key: Key?, _ text: String) {
    self.key = key
    self.text = text
  }
}
