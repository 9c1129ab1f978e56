import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that reject an expression with a value, or trap or hang on one without.
  static let calculatorRanges: [Specimen] = [
    .calculator(
      "division-traps", breaks: "S5",
      origin: "Division is left to the language's operator, which traps on zero.",
      evaluate: {
        try PlainExpression($0).value { operation, left, right in
          try operation == .divide ? left / right : PlainExpression.apply(operation, left, right)
        }
      }),
    .calculator(
      "hangs-on-long-number", breaks: "S5",
      origin: "Leading zeros are removed until the number fits into Int, which it may never do.",
      evaluate: { expression in
        for var number in PlainExpression(expression).numbers {
          while Int(number) == nil {
            if number.hasPrefix("0") { number.removeFirst() }
          }
        }
        return try PlainExpression(expression).value()
      }),
    .calculator(
      "single-number-refused", breaks: "FF6",
      origin: "An expression without an operator is treated as nothing to evaluate.",
      evaluate: { expression in
        let parts = PlainExpression(expression)
        if parts.operations.isEmpty { throw Calculator.Failure.nothingToEvaluate }
        return try parts.value()
      }),
    .calculator(
      "limited-by-digits", breaks: "FF9",
      origin: "The number of digits decides whether a number fits into Int.",
      evaluate: { expression in
        let parts = PlainExpression(expression)
        let longest = parts.numbers.map(\.count).max() ?? 0
        if longest >= String(Int.max).count { throw Calculator.Failure.beyondInt }
        return try parts.value()
      }),
    .calculator(
      "smallest-number-refused", breaks: "FF9",
      origin:
        "The digits are read before the sign, and the smallest Int has no positive counterpart.",
      evaluate: { expression in
        let parts = PlainExpression(expression)
        let isBeyond = parts.numbers.contains { Int($0.drop { $0 == "-" }) == nil }
        if isBeyond { throw Calculator.Failure.beyondInt }
        return try parts.value()
      }),
    .calculator(
      "evaluates-in-double", breaks: "FF9",
      origin:
        "Values are computed in floating point, which is assumed to be exact for whole numbers.",
      evaluate: {
        try PlainExpression($0).value { operation, left, right in
          let (left, right) = (Double(left), Double(right))
          let value =
            switch operation {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            }
          guard let whole = Int(exactly: value.rounded(.towardZero))
          else { throw Calculator.Failure.beyondInt }
          return whole
        }
      }),
  ]
}
