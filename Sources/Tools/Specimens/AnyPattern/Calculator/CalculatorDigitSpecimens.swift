import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that mistake a zero, or an opening minus without a number.
  static let calculatorDigits: [Specimen] = [
    .calculator(
      "typed-zero-evaluated", breaks: "FF1",
      origin: "A key was pressed before the equals sign, so there must be a number.",
      press: { calculator, key in
        let isOnZero = calculator.text.isEmpty && calculator.note == "0"
        calculator.note = key == .digit(.zero) ? "0" : ""
        if key != .equals || !isOnZero { try calculator.press(key) }
      }),
    .calculator(
      "typed-zero-not-replaced", breaks: "FF2",
      origin: "A typed zero is taken for the first digit of a number.",
      press: { calculator, key in
        if case .digit = key, key != .digit(.zero), calculator.text.isEmpty {
          calculator.text = calculator.note
        }
        calculator.note = key == .digit(.zero) ? "0" : ""
        try calculator.press(key)
      }),
    .calculator(
      "every-zero-replaced", breaks: "FF2",
      origin: "Leading zeros are removed by testing whether the text ends in a zero.",
      press: { calculator, key in
        if case .digit = key, calculator.text.hasSuffix("0") { calculator.text.removeLast() }
        try calculator.press(key)
      }),
    .calculator(
      "zero-typed-on-result", breaks: "FF2",
      origin: "Any digit after a result begins an expression, and zero is a digit.",
      press: { calculator, key in
        if key == .digit(.zero), calculator.isResult {
          (calculator.text, calculator.isResult) = ("0", false)
        } else {
          try calculator.press(key)
        }
      }),
    .calculator(
      "typed-zero-takes-operators", breaks: "FF3",
      origin: "A typed zero is treated as a number like any other.",
      press: { calculator, key in
        if case .operation = key, calculator.text.isEmpty { calculator.text = calculator.note }
        calculator.note = key == .digit(.zero) ? "0" : ""
        try calculator.press(key)
      }),
    .calculator(
      "lone-minus-is-zero", breaks: "FF8",
      origin: "Nothing follows the opening minus, and a missing number counts as zero.",
      press: { calculator, key in
        if key == .equals, calculator.text == "-" {
          calculator.text = ""
        } else {
          try calculator.press(key)
        }
      }),
  ]
}
