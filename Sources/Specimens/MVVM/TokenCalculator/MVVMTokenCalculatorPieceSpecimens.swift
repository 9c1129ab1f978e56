import AppModels
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVVM that break a rule of cutting the input, or of reading a token.
  static let mvvmTokenCalculatorPieces = [
    Specimen(
      "error-without-tokens", of: "token", in: "MVVM", breaks: "TC3",
      origin: "An input of which nothing is left after cutting is taken for a mistake."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(TokenDemandingCalculator())
    },
    Specimen(
      "signs-cancel-out", of: "token", in: "MVVM", breaks: "TC4",
      origin: "Two minus signs make a plus, as in mathematics and in many languages."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(SignMultiplyingCalculator())
    },
    Specimen(
      "begins-at-first-digit", of: "token", in: "MVVM", breaks: "TC5",
      origin: "With nothing to cut at, a number is looked for, and a number begins with a digit."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(DigitSeekingCalculator())
    },
  ]
}

/// Has no total for an input of nothing but separators.
private final class TokenDemandingCalculator: SpecimenTokenCalculator {
  override func total() throws(TokenCalculator.Failure) -> Int {
    guard input.isEmpty || tokens().contains(where: { !$0.isEmpty }) else { throw .tokenBeyondInt }
    return try super.total()
  }
}

/// Reads a number with several signs before it.
private final class SignMultiplyingCalculator: SpecimenTokenCalculator {
  override func number(in token: Substring) throws(TokenCalculator.Failure) -> Int? {
    let signs = token.prefix { $0 == "+" || $0 == "-" }
    guard signs.count > 1 else { return try super.number(in: token) }
    let isNegative = !signs.count(where: { $0 == "-" }).isMultiple(of: 2)
    return try super.number(in: (isNegative ? "-" : "+") + token.dropFirst(signs.count))
  }
}

/// Leaves out what stands before the first digit when there are no separators.
private final class DigitSeekingCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    separators.isEmpty ? [input.drop { !$0.isWholeNumber }] : super.tokens()
  }
}
