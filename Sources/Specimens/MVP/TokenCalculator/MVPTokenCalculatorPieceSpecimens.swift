import AppModels
import Parity

extension TriptychSpecimens {
  /// Token calculators in MVP that break a rule of cutting the input, or of reading a token.
  static let mvpTokenCalculatorPieces = [
    Specimen(
      "first-of-each-separator", of: "token", in: "MVP", breaks: "TC3",
      origin: "Some functions that replace a text by another replace it where it occurs first."
    ) { @Sendable in
      MVPTokenCalculatorScreen(FirstCutCalculator())
    },
    Specimen(
      "plus-sign-refused", of: "token", in: "MVP", breaks: "TC4",
      origin: "A plus before a number changes nothing, and so nobody is thought to type one."
    ) { @Sendable in
      MVPTokenCalculatorScreen(PluslessCalculator())
    },
    Specimen(
      "digits-cannot-separate", of: "token", in: "MVP", breaks: "TC8",
      origin: "Digits are what numbers are made of, and nobody is thought to cut at one."
    ) { @Sendable in
      MVPTokenCalculatorScreen(DigitKeepingCalculator())
    },
  ]
}

/// Cuts only where a separator occurs for the first time.
private final class FirstCutCalculator: SpecimenTokenCalculator {
  override func tokens() -> [Substring] {
    var cuts = cuts
    return input.split(omittingEmptySubsequences: false) { cuts.remove($0) != nil }
  }
}

/// Lets a number with a plus before it count for nothing.
private final class PluslessCalculator: SpecimenTokenCalculator {
  override func number(in token: Substring) throws(TokenCalculator.Failure) -> Int? {
    token.first == "+" ? nil : try super.number(in: token)
  }
}

/// Does not cut at digits.
private final class DigitKeepingCalculator: SpecimenTokenCalculator {
  override var cuts: Set<Character> { super.cuts.filter { !$0.isWholeNumber } }
}
