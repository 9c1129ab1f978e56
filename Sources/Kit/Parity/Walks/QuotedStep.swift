import AppScreens
import SharedSuite

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
      let again = try quoted.withoutQuotes ?? ""
      return again.unicodeScalars.elementsEqual(notation.unicodeScalars) ? quoted : notation
    } catch {
      // What is repeated has a bracket in it, or the text is longer than a file of rules may have.
      return notation
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
  }
}
