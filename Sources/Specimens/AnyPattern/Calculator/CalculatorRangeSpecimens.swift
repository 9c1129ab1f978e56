import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that reject an expression that has a value, or do not survive one that has none.
  static let calculatorRanges: [Specimen] = [
    .calculator(
      "division-traps", breaks: "S5",
      origin: "Dividing is left to the operator of the language, which stops at a zero.",
      evaluate: {
        try PlainExpression($0).value { operation, left, right in
          try operation == .divide ? left / right : PlainExpression.apply(operation, left, right)
        }
      }),
    .calculator(
      "hangs-on-long-number", breaks: "S5",
      origin: "Leading zeros are taken away until a number fits, and it is thought to fit then.",
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
      origin: "An expression without an operator is thought to be nothing to evaluate.",
      evaluate: { expression in
        let parts = PlainExpression(expression)
        if parts.operations.isEmpty { throw Calculator.Failure.nothingToEvaluate }
        return try parts.value()
      }),
    .calculator(
      "limited-by-digits", breaks: "FF9",
      origin: "Whether a number fits into Int is judged by how many digits it has.",
      evaluate: { expression in
        let parts = PlainExpression(expression)
        let longest = parts.numbers.map(\.count).max() ?? 0
        if longest >= String(Int.max).count { throw Calculator.Failure.beyondInt }
        return try parts.value()
      }),
    .calculator(
      "smallest-number-refused", breaks: "FF9",
      origin: "The digits are read before the sign, and the smallest Int has no positive twin.",
      evaluate: { expression in
        let parts = PlainExpression(expression)
        let isBeyond = parts.numbers.contains { Int($0.drop { $0 == "-" }) == nil }
        if isBeyond { throw Calculator.Failure.beyondInt }
        return try parts.value()
      }),
    .calculator(
      "evaluates-in-double", breaks: "FF9",
      origin: "Calculators work on floating point, and whole numbers are thought to be safe there.",
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
