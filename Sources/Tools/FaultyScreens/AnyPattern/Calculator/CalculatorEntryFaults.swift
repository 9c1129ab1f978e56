import AppModels
import TriptychParity

extension FaultyScreens {
  /// Calculators that mistake a zero, or an opening minus without a number.
  static let calculatorDigits: [FaultyScreen] = [
    .calculator("typed-zero-evaluated", breaks: "FF1").press { calculator, key in
      let isOnZero = calculator.text.isEmpty && calculator.note == "0"
      calculator.note = key == .digit(.zero) ? "0" : ""
      if key != .equals || !isOnZero { try calculator.take(key) }
    }.origin("A key was pressed before the equals sign, so there must be a number."),
    .calculator("typed-zero-not-replaced", breaks: "FF2").press { calculator, key in
      if case .digit = key, key != .digit(.zero), calculator.text.isEmpty {
        calculator.text = calculator.note
      }
      calculator.note = key == .digit(.zero) ? "0" : ""
      try calculator.take(key)
    }.origin("A typed zero is taken for the first digit of a number."),
    .calculator("every-zero-replaced", breaks: "FF2").press { calculator, key in
      if case .digit = key, calculator.text.hasSuffix("0") { calculator.text.removeLast() }
      try calculator.take(key)
    }.origin("Leading zeros are removed by testing whether the text ends in a zero."),
    .calculator("zero-typed-on-result", breaks: "FF2").press { calculator, key in
      if key == .digit(.zero), calculator.isResult {
        (calculator.text, calculator.isResult) = ("0", false)
      } else {
        try calculator.take(key)
      }
    }.origin("Any digit after a result begins an expression, and zero is a digit."),
    .calculator("typed-zero-takes-operators", breaks: "FF3").press { calculator, key in
      if case .operation = key, calculator.text.isEmpty { calculator.text = calculator.note }
      calculator.note = key == .digit(.zero) ? "0" : ""
      try calculator.take(key)
    }.origin("A typed zero is treated as a number like any other."),
    .calculator("lone-minus-is-zero", breaks: "FF8").press { calculator, key in
      if key == .equals, calculator.text == "-" {
        calculator.text = ""
      } else {
        try calculator.take(key)
      }
    }.origin("Nothing follows the opening minus, and a missing number counts as zero."),
  ]

  /// Calculators that accept an operator in the wrong place, or misread one.
  static let calculatorOperators: [FaultyScreen] = [
    .calculator("sign-behind-operator", breaks: "FF4").press { calculator, key in
      let text = calculator.text
      if key == .operation(.subtract), text.count > 1, text.endsInOperator,
        !String(text.dropLast()).endsInOperator
      {
        calculator.text += "-"
      } else {
        try calculator.take(key)
      }
    }.origin("A minus after an operator is accepted as the sign of the next number."),
    .calculator("operator-replaces-operator", breaks: "FF4").press { calculator, key in
      if case .operation = key, calculator.text.count > 1, calculator.text.endsInOperator {
        calculator.text.removeLast()
      }
      try calculator.take(key)
    }.origin("A second operator corrects the first, as on many a pocket calculator."),
    .calculator("sign-dropped-from-result", breaks: "FF5").press { calculator, key in
      if case .operation = key, calculator.isResult, calculator.text.hasPrefix("-") {
        calculator.text.removeFirst()
      }
      try calculator.take(key)
    }.origin("Expressions are assumed to begin with a digit, so the sign is dropped."),
    .calculator("product-worked-out-early", breaks: "FF5").press { calculator, key in
      let expression = PlainExpression(calculator.text)
      let isSum = key == .operation(.add) || key == .operation(.subtract)
      if isSum, [.multiply, .divide].contains(expression.operations.last) {
        do { calculator.text = String(try calculator.evaluate(expression)) } catch {}
      }
      try calculator.take(key)
    }.origin("A product is complete when a plus or minus follows, so it is evaluated there."),
  ]
}
