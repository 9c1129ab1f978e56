import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that find the wrong value.
  static let calculatorValues: [Specimen] = [
    .calculator(
      "left-to-right", breaks: "FF6",
      origin: "Each operation is done as soon as the next one follows, as on a desk calculator.",
      evaluate: { try PlainExpression($0).value(by: [[.add, .subtract, .multiply, .divide]]) }),
    .calculator(
      "multiplication-before-division", breaks: "FF6",
      origin: "A mnemonic such as PEMDAS names multiplication first, and is taken literally.",
      evaluate: { try PlainExpression($0).value(by: [[.multiply], [.divide], [.add, .subtract]]) }),
    .calculator(
      "addition-before-subtraction", breaks: "FF6",
      origin: "A precedence table gives each operator a row of its own, with minus last.",
      evaluate: { try PlainExpression($0).value(by: [[.multiply, .divide], [.add], [.subtract]]) }),
    .calculator(
      "opening-minus-last", breaks: "FF6",
      origin: "The opening minus is set aside, and negates the whole result.",
      evaluate: { expression in
        guard expression.hasPrefix("-") else { return try PlainExpression(expression).value() }
        let value = try PlainExpression(String(expression.dropFirst())).value()
        return try PlainExpression.apply(.subtract, 0, value)
      }),
    .calculator(
      "rounds-to-nearest", breaks: "FF7",
      origin: "A quotient is rounded to the nearest whole number, halves to even.",
      evaluate: {
        try PlainExpression($0).value { operation, left, right in
          let value = try PlainExpression.apply(operation, left, right)
          guard operation == .divide else { return value }
          let twice = (left % right).magnitude * 2
          let isFar = twice > right.magnitude || twice == right.magnitude && value % 2 != 0
          return isFar ? value + (left < 0 ? -1 : 1) : value
        }
      }),
    .calculator(
      "rounds-down", breaks: "FF7",
      origin: "Dropping the fraction is mistaken for rounding down, which it is only above zero.",
      evaluate: {
        try PlainExpression($0).value { operation, left, right in
          let value = try PlainExpression.apply(operation, left, right)
          return operation == .divide && left < 0 && left % right != 0 ? value - 1 : value
        }
      }),
    .calculator(
      "fraction-dropped-last", breaks: "FF7",
      origin: "Multiplication is done before division, so that no fraction is lost on the way.",
      evaluate: { expression in
        var parts = PlainExpression(expression)
        for index in parts.operations.indices {
          var index = index
          while index > 0, parts.operations[index - 1] == .divide,
            parts.operations[index] == .multiply
          {
            parts.operations.swapAt(index - 1, index)
            parts.numbers.swapAt(index, index + 1)
            index -= 1
          }
        }
        return try parts.value()
      }),
  ]
}
