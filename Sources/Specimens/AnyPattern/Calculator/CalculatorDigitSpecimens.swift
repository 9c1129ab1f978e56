import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that take a zero for more or for less than it is, or a digit for another start.
  static let calculatorDigits: [Specimen] = [
    .calculator(
      "typed-zero-evaluated", breaks: "FF1",
      origin: "A key was pressed before the equals sign, so that there must be a number.",
      press: { calculator, key in
        let isOnZero = calculator.text.isEmpty && calculator.note == "0"
        calculator.note = key == .digit(.zero) ? "0" : ""
        if key != .equals || !isOnZero { try calculator.press(key) }
      }),
    .calculator(
      "typed-zero-not-replaced", breaks: "FF2",
      origin: "A zero that someone typed is taken for the first digit of a number.",
      press: { calculator, key in
        if case .digit = key, key != .digit(.zero), calculator.text.isEmpty {
          calculator.text = calculator.note
        }
        calculator.note = key == .digit(.zero) ? "0" : ""
        try calculator.press(key)
      }),
    .calculator(
      "every-zero-replaced", breaks: "FF2",
      origin: "Leading zeros are got rid of by looking whether there is a zero at the end.",
      press: { calculator, key in
        if case .digit = key, calculator.text.hasSuffix("0") { calculator.text.removeLast() }
        try calculator.press(key)
      }),
    .calculator(
      "zero-typed-on-result", breaks: "FF2",
      origin: "Any digit that follows a result begins an expression, and a zero is one.",
      press: { calculator, key in
        if key == .digit(.zero), calculator.isResult {
          (calculator.text, calculator.isResult) = ("0", false)
        } else {
          try calculator.press(key)
        }
      }),
    .calculator(
      "typed-zero-takes-operators", breaks: "FF3",
      origin: "A zero that someone typed is taken for a number like any other.",
      press: { calculator, key in
        if case .operation = key, calculator.text.isEmpty { calculator.text = calculator.note }
        calculator.note = key == .digit(.zero) ? "0" : ""
        try calculator.press(key)
      }),
    .calculator(
      "lone-minus-is-zero", breaks: "FF8",
      origin: "Nothing stands behind the opening minus, and nothing is taken for zero.",
      press: { calculator, key in
        if key == .equals, calculator.text == "-" {
          calculator.text = ""
        } else {
          try calculator.press(key)
        }
      }),
  ]
}
