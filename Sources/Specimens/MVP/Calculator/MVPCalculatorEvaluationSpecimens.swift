import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVP that break a rule of evaluating an expression.
  static let mvpCalculatorEvaluations = [
    Specimen(
      "addition-before-subtraction", of: "four-function", in: "MVP", breaks: "FF6",
      origin: "A table of the operators gives each a row of its own, and minus stands last."
    ) { @Sendable in
      MVPCalculatorScreen(OperatorTableCalculator())
    },
    Specimen(
      "opening-minus-last", of: "four-function", in: "MVP", breaks: "FF6",
      origin: "The opening minus is put aside, and turns the sign of whatever comes out."
    ) { @Sendable in
      MVPCalculatorScreen(NegatingCalculator())
    },
    Specimen(
      "fraction-dropped-last", of: "four-function", in: "MVP", breaks: "FF7",
      origin: "What is divided is multiplied first, so that no fraction is lost on the way."
    ) { @Sendable in
      MVPCalculatorScreen(FractionSavingCalculator())
    },
    Specimen(
      "smallest-number-refused", of: "four-function", in: "MVP", breaks: "FF9",
      origin: "The digits are read before the sign, and the smallest Int has no positive twin."
    ) { @Sendable in
      MVPCalculatorScreen(DigitsFirstCalculator())
    },
  ]
}

/// Adds before it subtracts.
private final class OperatorTableCalculator: SpecimenCalculator {
  override var precedence: [Set<Calculator.Operation>] {
    [[.multiply, .divide], [.add], [.subtract]]
  }
}

/// Turns the sign of the whole value for an opening minus.
private final class NegatingCalculator: SpecimenCalculator {
  override func value(of text: String) throws(Calculator.Failure) -> Int {
    guard text.hasPrefix("-") else { return try super.value(of: text) }
    return try apply(.subtract, 0, super.value(of: String(text.dropFirst())))
  }
}

/// Moves multiplications before the divisions that they follow.
private final class FractionSavingCalculator: SpecimenCalculator {
  override func value(of text: String) throws(Calculator.Failure) -> Int {
    let expression = SpecimenExpression(text)
    var steps: [(operation: Calculator.Operation, number: String)] = []
    for (operation, number) in zip(expression.operations, expression.numbers.dropFirst()) {
      let divisions = steps.reversed().prefix { operation == .multiply && $0.operation == .divide }
      steps.insert((operation, number), at: steps.count - divisions.count)
    }
    let reordered = steps.reduce(expression.numbers[0]) { $0 + $1.operation.text + $1.number }
    return try super.value(of: reordered)
  }
}

/// Reads the digits of a number, and then turns its sign.
private final class DigitsFirstCalculator: SpecimenCalculator {
  override func number(_ digits: String) throws(Calculator.Failure) -> Int {
    guard digits.hasPrefix("-") else { return try super.number(digits) }
    return try apply(.subtract, 0, super.number(String(digits.dropFirst())))
  }
}
