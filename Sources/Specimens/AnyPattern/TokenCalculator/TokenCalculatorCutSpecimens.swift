import AppModels
import Parity

extension TriptychSpecimens {
  /// Token calculators that cut the input where they should not, or not where they should.
  static let tokenCalculatorCuts: [Specimen] = [
    .tokenCalculator(
      "blank-cannot-separate", breaks: "TC2",
      origin: "What comes from a text field is freed of blanks before anyone looks at it.",
      cut: { PlainTokenCalculator.cut($0, at: $1.filter { $0 != " " }) }),
    .tokenCalculator(
      "first-of-each-separator", breaks: "TC3",
      origin: "Some functions that replace a text by another replace it where it occurs first.",
      cut: { input, separators in
        var cuts = Set(separators)
        return input.split { cuts.remove($0) != nil }.map(String.init)
      }),
    .tokenCalculator(
      "stops-at-empty-token", breaks: "TC3",
      origin: "Tokens are read until there is none, and an empty one is taken for none.",
      cut: { Array(PlainTokenCalculator.cut($0, at: $1).prefix { !$0.isEmpty }) }),
    .tokenCalculator(
      "error-without-tokens", breaks: "TC3",
      origin: "An input of which nothing is left after cutting is taken for a mistake.",
      cut: { input, separators in
        let tokens = PlainTokenCalculator.cut(input, at: separators).filter { !$0.isEmpty }
        if tokens.isEmpty && !input.isEmpty { throw TokenCalculator.Failure.tokenBeyondInt }
        return tokens
      }),
    .tokenCalculator(
      "blank-by-default", breaks: "TC5",
      origin: "Some languages cut a text at its blanks when they are not told where to cut.",
      cut: { PlainTokenCalculator.cut($0, at: $1.isEmpty ? " " : $1) }),
    .tokenCalculator(
      "begins-at-first-digit", breaks: "TC5",
      origin: "With nothing to cut at, a number is looked for, and a number begins with a digit.",
      cut: { input, separators in
        guard separators.isEmpty else { return PlainTokenCalculator.cut(input, at: separators) }
        return [String(input.drop { !$0.isWholeNumber })]
      }),
    .tokenCalculator(
      "digits-cannot-separate", breaks: "TC8",
      origin: "Digits are what numbers are made of, and nobody is thought to cut at one.",
      cut: { PlainTokenCalculator.cut($0, at: $1.filter { !$0.isWholeNumber }) }),
    .tokenCalculator(
      "sign-before-separators", breaks: "TC8",
      origin: "Signs are kept for the numbers behind them, whatever else they may be.",
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
      origin: "The separators are made a set of scalars, as a CharacterSet is.",
      cut: { input, separators in
        let cuts = Set(separators.unicodeScalars)
        return input.unicodeScalars.split { cuts.contains($0) }.map(String.init)
      }),
  ]
}
