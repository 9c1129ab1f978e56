import AppModels
import Parity

extension TriptychSpecimens {
  /// Token calculators that split the input in the wrong places.
  static let tokenCalculatorCuts: [Specimen] = [
    .tokenCalculator(
      "blank-cannot-separate", breaks: "TC2",
      origin: "The text of a field is stripped of spaces before it is used.",
      cut: { PlainTokenCalculator.cut($0, at: $1.filter { $0 != " " }) }),
    .tokenCalculator(
      "first-of-each-separator", breaks: "TC3",
      origin: "Some functions replace only the first occurrence of a text.",
      cut: { input, separators in
        var cuts = Set(separators)
        return input.split { cuts.remove($0) != nil }.map(String.init)
      }),
    .tokenCalculator(
      "stops-at-empty-token", breaks: "TC3",
      origin: "Tokens are read until there are none, and an empty one is taken for the end.",
      cut: { Array(PlainTokenCalculator.cut($0, at: $1).prefix { !$0.isEmpty }) }),
    .tokenCalculator(
      "error-without-tokens", breaks: "TC3",
      origin: "An input without any token is treated as a mistake.",
      cut: { input, separators in
        let tokens = PlainTokenCalculator.cut(input, at: separators).filter { !$0.isEmpty }
        if tokens.isEmpty && !input.isEmpty { throw TokenCalculator.Failure.tokenBeyondInt }
        return tokens
      }),
    .tokenCalculator(
      "blank-by-default", breaks: "TC5",
      origin: "Some languages split a text at spaces when no separator is given.",
      cut: { PlainTokenCalculator.cut($0, at: $1.isEmpty ? " " : $1) }),
    .tokenCalculator(
      "begins-at-first-digit", breaks: "TC5",
      origin: "Without separators, the first digit is taken for the beginning of a number.",
      cut: { input, separators in
        guard separators.isEmpty else { return PlainTokenCalculator.cut(input, at: separators) }
        return [String(input.drop { !$0.isWholeNumber })]
      }),
    .tokenCalculator(
      "digits-cannot-separate", breaks: "TC8",
      origin: "Digits belong to numbers, so nobody is expected to separate by one.",
      cut: { PlainTokenCalculator.cut($0, at: $1.filter { !$0.isWholeNumber }) }),
    .tokenCalculator(
      "sign-before-separators", breaks: "TC8",
      origin: "Signs are kept for the numbers after them, even if they are separators.",
      cut: { input, separators in
        let cuts = Set(separators)
        var tokens = [""]
        for character in input {
          let isCut = cuts.contains(character)
          let isKept = !isCut || character == "+" || character == "-"
          if isCut { tokens.append("") }
          if isKept { tokens[tokens.count - 1].append(character) }
        }
        return tokens
      }),
    .tokenCalculator(
      "cut-by-scalar", breaks: "TC9",
      origin: "The separators are turned into a set of scalars, such as a CharacterSet.",
      cut: { input, separators in
        let cuts = Set(separators.unicodeScalars)
        return input.unicodeScalars.split { cuts.contains($0) }.map(String.init)
      }),
  ]
}
