import AppModels
import Parity

extension HouseSpecimens {
  /// Token calculators in MVVM that break a rule of cutting the input, or of reading a piece.
  static let mvvmTokenCalculatorPieces = [
    Specimen(
      "error-without-pieces", of: "token", in: "MVVM", breaks: "TC3",
      origin: "An input of which nothing is left after cutting is taken for a mistake."
    ) { @Sendable in
      MVVMTokenCalculatorScreen(PieceDemandingCalculator())
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
private final class PieceDemandingCalculator: SpecimenTokenCalculator {
  override func total() throws(TokenCalculator.Failure) -> Int {
    guard input.isEmpty || pieces().contains(where: { !$0.isEmpty }) else { throw .pieceBeyondInt }
    return try super.total()
  }
}

/// Reads a number with several signs before it.
private final class SignMultiplyingCalculator: SpecimenTokenCalculator {
  override func number(in piece: Substring) throws(TokenCalculator.Failure) -> Int? {
    let signs = piece.prefix { $0 == "+" || $0 == "-" }
    guard signs.count > 1 else { return try super.number(in: piece) }
    let isNegative = !signs.count(where: { $0 == "-" }).isMultiple(of: 2)
    return try super.number(in: (isNegative ? "-" : "+") + piece.dropFirst(signs.count))
  }
}

/// Leaves out what stands before the first digit when there are no separators.
private final class DigitSeekingCalculator: SpecimenTokenCalculator {
  override func pieces() -> [Substring] {
    separators.isEmpty ? [input.drop { !$0.isWholeNumber }] : super.pieces()
  }
}
