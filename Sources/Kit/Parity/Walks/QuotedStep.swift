import AppScreens
import SharedSuite

extension Step {
  /// Reads steps as a user types them: in their notation, or in quotes with escapes as in rules.
  ///
  /// - Parameter word: The text, such as `input=1` or `"input=\(100*1,)"`.
  /// - Returns: The steps in order, at least one.
  /// - Throws: What is wrong, where, and how to correct it.
  package static func typed(_ word: String) throws(NotationFailure) -> [Self] {
    do throws(NotationFailure) {
      return try read(word)
    } catch {
      guard let notation = try word.withoutQuotes else { throw error }
      return try read(notation)
    }
  }
}

extension String {
  /// The text inside quotes, with its escapes read as in a file of rules; nil for a text without quotes.
  package var withoutQuotes: String? {
    get throws(NotationFailure) {
      guard unicodeScalars.first == "\"" else { return nil }
      var line = RuleLine(self)
      return try line.text(upTo: []).withoutEscapes { _ in nil }
    }
  }
}
