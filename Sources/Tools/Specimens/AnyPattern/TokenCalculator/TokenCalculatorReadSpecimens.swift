import AppModels
import Foundation
import Parity

extension TriptychSpecimens {
  /// Token calculators that misread a token.
  static let tokenCalculatorReads: [Specimen] = [
    .tokenCalculator(
      "trims-blanks", breaks: "TC4",
      origin: "Spaces around a number are trimmed out of habit, as in every form.",
      read: { try PlainTokenCalculator.read($0.trimmingCharacters(in: .whitespaces)) }),
    .tokenCalculator(
      "letters-behind-ignored", breaks: "TC4",
      origin: "Many functions read a number as far as it goes, and ignore a unit after it.",
      read: { try PlainTokenCalculator.read(String($0.prefix { !$0.isLetter })) }),
    .tokenCalculator(
      "plus-sign-refused", breaks: "TC4",
      origin: "A plus before a number changes nothing, so nobody is expected to type one.",
      read: { try $0.hasPrefix("+") ? 0 : PlainTokenCalculator.read($0) }),
    .tokenCalculator(
      "other-scripts-digits", breaks: "TC4",
      origin: "A digit is read by its numeric value, which digits of every script have.",
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
      origin: "The length of the text decides whether a number fits into Int.",
      read: { token in
        let number = try PlainTokenCalculator.read(token)
        let isLong = token.count > String(Int.min).count
        if isLong && Int(token) != nil { throw TokenCalculator.Failure.tokenBeyondInt }
        return number
      }),
    .tokenCalculator(
      "token-beyond-int-dropped", breaks: "TC7",
      origin: "Tokens that are not numbers are dropped, and so are numbers that are too large.",
      read: { Int($0) ?? 0 }),
  ]
}
