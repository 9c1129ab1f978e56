import AppModels
import Foundation
import Parity

extension TriptychSpecimens {
  /// Token calculators that take a token for another number than it is.
  static let tokenCalculatorReads: [Specimen] = [
    .tokenCalculator(
      "trims-blanks", breaks: "TC4",
      origin: "Blanks around a number are trimmed out of habit, as in every form.",
      read: { try PlainTokenCalculator.read($0.trimmingCharacters(in: .whitespaces)) }),
    .tokenCalculator(
      "letters-behind-ignored", breaks: "TC4",
      origin: "Many functions read a number as far as it goes, and pass over a unit behind it.",
      read: { try PlainTokenCalculator.read(String($0.prefix { !$0.isLetter })) }),
    .tokenCalculator(
      "plus-sign-refused", breaks: "TC4",
      origin: "A plus before a number changes nothing, and so nobody is thought to type one.",
      read: { try $0.hasPrefix("+") ? 0 : PlainTokenCalculator.read($0) }),
    .tokenCalculator(
      "other-scripts-digits", breaks: "TC4",
      origin: "A digit is asked for its number, and every script has digits that know it.",
      read: { token in
        let digits = token.map { $0.wholeNumberValue.map(String.init) ?? String($0) }
        return try PlainTokenCalculator.read(digits.joined())
      }),
    .tokenCalculator(
      "signs-cancel-out", breaks: "TC4",
      origin: "Two minus signs make a plus, as in mathematics and in many languages.",
      read: { token in
        let signs = token.prefix { $0 == "+" || $0 == "-" }
        let isPositive = signs.count { $0 == "-" }.isMultiple(of: 2)
        return try PlainTokenCalculator.read((isPositive ? "+" : "-") + token[signs.endIndex...])
      }),
    .tokenCalculator(
      "judged-by-length", breaks: "TC4",
      origin: "Whether a number fits into Int is judged by how long it is.",
      read: { token in
        let number = try PlainTokenCalculator.read(token)
        let isLong = token.count > String(Int.min).count
        if isLong && Int(token) != nil { throw TokenCalculator.Failure.tokenBeyondInt }
        return number
      }),
    .tokenCalculator(
      "token-beyond-int-dropped", breaks: "TC7",
      origin: "Tokens that are no numbers are dropped in one line, and so are numbers too large.",
      read: { Int($0) ?? 0 }),
  ]
}
