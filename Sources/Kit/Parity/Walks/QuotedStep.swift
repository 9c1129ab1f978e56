import AppScreens

/// Steps in quotes, with escapes as in a file of rules: `"input=\(2500*1,)"` is short for a long text.
enum QuotedStep {
  /// The notation, or a short form in quotes of a long one in which something is repeated.
  static func shortened(_ notation: String) -> String {
    let isLong = notation.unicodeScalars.count > 200
    guard isLong else { return notation }
    let short = StepRepetition.found(in: notation.unicodeScalars.map(String.init)).map { part in
      let text = part.steps.joined()
      return part.times > 8
        ? "\\(\(part.times)*\(text))" : String(repeating: escaped(text), count: part.times)
    }.joined()
    let quoted = "\"\(short)\""
    guard quoted.unicodeScalars.count < notation.unicodeScalars.count / 2 else { return notation }
    do throws(NotationFailure) {
      let again = try read(quoted) ?? ""
      return again.unicodeScalars.elementsEqual(notation.unicodeScalars) ? quoted : notation
    } catch {
      // What is repeated has a bracket in it, or the text is longer than a file of rules may have.
      return notation
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
  }

  /// Reads what stands in quotes; nil for a text that does not.
  static func read(_ text: String) throws(NotationFailure) -> String? {
    guard text.unicodeScalars.first == "\"" else { return nil }
    var line = RuleLine(text)
    return try line.text(upTo: []).withoutEscapes { _ in nil }
  }
}

extension Step {
  /// Reads steps as a person types them: in their notation, or in quotes with escapes as in rules.
  ///
  /// - Parameter word: The text, such as `input=1` or `"input=\(100*1,)"`.
  /// - Returns: The steps in order, at least one.
  /// - Throws: What is wrong, where, and how to correct it.
  package static func typed(_ word: String) throws(NotationFailure) -> [Self] {
    do throws(NotationFailure) {
      return try read(word)
    } catch {
      guard let notation = try QuotedStep.read(word) else { throw error }
      return try read(notation)
    }
  }
}
