extension String {
  /// The text without the whitespace before and after it, Character by Character.
  var withoutOuterWhitespace: String {
    var characters = Substring(self)
    while characters.first?.isWhitespace ?? false { characters.removeFirst() }
    while characters.last?.isWhitespace ?? false { characters.removeLast() }
    return String(characters)
  }
}
