/// The total by its definition, Character by Character, for every text.
package enum CharacterTotal {
  /// The total of an input that is cut at every Character of the separators.
  package static func total(
    of input: String, separators: String
  ) throws(TokenCalculator.Failure) -> Int {
    let separators = Set(separators)
    var sum = TokenSum()
    for character in input {
      if separators.contains(character) {
        try sum.cut()
      } else {
        for byte in character.utf8 { sum.read(byte) }
      }
    }
    return try sum.value()
  }
}
