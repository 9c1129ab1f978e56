import AppModels
import TriptychParity

extension FaultyScreens {
  /// Calculators that find the wrong value.
  static let calculatorValues: [FaultyScreen] = [
    .calculator("left-to-right", breaks: "FF6").evaluate {
      try $0.value(by: [[.add, .subtract, .multiply, .divide]])
    }.origin("Each operation is done as soon as the next one follows, as on a desk calculator."),
    .calculator("multiplication-before-division", breaks: "FF6").evaluate {
      try $0.value(by: [[.multiply], [.divide], [.add, .subtract]])
    }.origin("A mnemonic such as PEMDAS names multiplication first, and is taken literally."),
    .calculator("addition-before-subtraction", breaks: "FF6").evaluate {
      try $0.value(by: [[.multiply, .divide], [.add], [.subtract]])
    }.origin("A precedence table gives each operator a row of its own, with minus last."),
    .calculator("opening-minus-last", breaks: "FF6").evaluate { expression in
      var parts = expression
      guard parts.numbers[0].hasPrefix("-") else { return try parts.value() }
      parts.numbers[0].removeFirst()
      return try PlainExpression.apply(.subtract, 0, parts.value())
    }.origin("The opening minus is set aside, and negates the whole result."),
    .calculator("rounds-to-nearest", breaks: "FF7").evaluate {
      try $0.value { operation, left, right in
        let value = try PlainExpression.apply(operation, left, right)
        guard operation == .divide else { return value }
        let twice = (left % right).magnitude * 2
        let isFar = twice > right.magnitude || twice == right.magnitude && value % 2 != 0
        return isFar ? value + (left < 0 ? -1 : 1) : value
      }
    }.origin("A quotient is rounded to the nearest whole number, halves to even."),
    .calculator("rounds-down", breaks: "FF7").evaluate {
      try $0.value { operation, left, right in
        let value = try PlainExpression.apply(operation, left, right)
        return operation == .divide && left < 0 && left % right != 0 ? value - 1 : value
      }
    }.origin("Dropping the fraction is mistaken for rounding down, which it is only above zero."),
    .calculator("fraction-dropped-last", breaks: "FF7").evaluate { expression in
      var parts = expression
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
    }.origin("Multiplication is done before division, so that no fraction is lost on the way."),
  ]

  /// Calculators that reject an expression with a value, or trap or hang on one without.
  static let calculatorRanges: [FaultyScreen] = [
    .calculator("division-traps", breaks: "S5").evaluate {
      try $0.value { operation, left, right in
        try operation == .divide ? left / right : PlainExpression.apply(operation, left, right)
      }
    }.origin("Division is left to the language's operator, which traps on zero."),
    .calculator("hangs-on-long-number", breaks: "S5").evaluate { expression in
      for var number in expression.numbers {
        while Int(number) == nil {
          if number.hasPrefix("0") { number.removeFirst() }
        }
      }
      return try expression.value()
    }.origin("Leading zeros are removed until the number fits into Int, which it may never do."),
    .calculator("single-number-refused", breaks: "FF6").evaluate { parts in
      if parts.operations.isEmpty { throw Calculator.Failure.nothingToEvaluate }
      return try parts.value()
    }.origin("An expression without an operator is treated as nothing to evaluate."),
    .calculator("shows-infinity", breaks: "FF9").press { calculator, key in
      do {
        try calculator.take(key)
      } catch Calculator.Failure.beyondInt {
        (calculator.text, calculator.isResult) = ("inf", true)
      }
    }.origin("A quotient is computed in floating point, and shown whatever it is."),
    .calculator("limited-by-digits", breaks: "FF9").evaluate { parts in
      let longest = parts.numbers.map(\.count).max() ?? 0
      if longest >= String(Int.max).count { throw Calculator.Failure.beyondInt }
      return try parts.value()
    }.origin("The number of digits decides whether a number fits into Int."),
    .calculator("smallest-number-refused", breaks: "FF9").evaluate { parts in
      let isBeyond = parts.numbers.contains { Int($0.drop { $0 == "-" }) == nil }
      if isBeyond { throw Calculator.Failure.beyondInt }
      return try parts.value()
    }.origin(
      "The digits are read before the sign, and the smallest Int has no positive counterpart."),
    .calculator("factor-left-out", breaks: "FF9").evaluate { expression in
      var parts = expression
      while let index = parts.operations.indices.dropLast().first(where: { index in
        Array(parts.operations[index...index + 1]) == [.multiply, .divide]
          && parts.numbers[index + 1] == parts.numbers[index + 2]
          && Int(parts.numbers[index + 1]) != 0
      }) {
        parts.operations.removeSubrange(index...index + 1)
        parts.numbers.removeSubrange(index + 1...index + 2)
      }
      return try parts.value()
    }.origin(
      "A factor by which the product is divided again is left out, as it changes no result."),
    .calculator("evaluates-in-double", breaks: "FF9").evaluate {
      try $0.value { operation, left, right in
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
    }.origin(
      "Values are computed in floating point, which is assumed to be exact for whole numbers."),
  ]
}
