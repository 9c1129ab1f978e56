import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVC that break a rule of evaluating an expression.
  static let mvcCalculatorEvaluations = [
    Specimen(
      "single-number-refused", of: "four-function", in: "MVC", breaks: "FF6",
      origin: "An expression without an operator is thought to be nothing to evaluate."
    ) { @Sendable in
      MVCCalculatorScreen(OperatorDemandingCalculator())
    },
    Specimen(
      "rounds-to-nearest", of: "four-function", in: "MVC", breaks: "FF7",
      origin: "A quotient is rounded as the language rounds, to the nearest and halves to even."
    ) { @Sendable in
      MVCCalculatorScreen(RoundingCalculator())
    },
    Specimen(
      "limited-by-digits", of: "four-function", in: "MVC", breaks: "FF9",
      origin: "Whether a number fits into Int is judged by how many digits it has."
    ) { @Sendable in
      MVCCalculatorScreen(DigitCountingCalculator())
    },
  ]
}

/// Rejects `=` on an expression without an operator.
private final class OperatorDemandingCalculator: SpecimenCalculator {
  override func evaluate() throws(Calculator.Failure) {
    if case .expression(let text) = entry,
      text.utf8.allSatisfy({ Calculator.Operation(ascii: $0) == nil })
    {
      throw .nothingToEvaluate
    }
    try super.evaluate()
  }
}

/// Rounds a quotient to the nearest whole number, and to an even one from halfway.
private final class RoundingCalculator: SpecimenCalculator {
  override func apply(
    _ operation: Calculator.Operation, _ left: Int, _ right: Int
  ) throws(Calculator.Failure) -> Int {
    let value = try super.apply(operation, left, right)
    guard operation == .divide else { return value }
    let twice = (left % right).magnitude * 2
    let isRoundedAway = twice > right.magnitude || twice == right.magnitude && value % 2 != 0
    guard isRoundedAway else { return value }
    return (left < 0) == (right < 0) ? value + 1 : value - 1
  }
}

/// Rejects numbers that have as many digits as the largest Int.
private final class DigitCountingCalculator: SpecimenCalculator {
  override func number(_ digits: String) throws(Calculator.Failure) -> Int {
    guard digits.count < String(Int.max).count else { throw .beyondInt }
    return try super.number(digits)
  }
}
