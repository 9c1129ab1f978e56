import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that take a result for something else, or go on from another.
  static let calculatorResults: [Specimen] = [
    .calculator(
      "looks-only-at-the-text", breaks: "FF2",
      origin: "A result is put on the display, and then nothing but the display is known.",
      press: { calculator, key in
        try calculator.press(key)
        calculator.isResult = false
        if key == .equals, calculator.text.isEmpty { calculator.text = "0" }
      }),
    .calculator(
      "result-only-shown", breaks: "FF5",
      origin: "A result is put on the display, and the expression goes on behind it.",
      press: { calculator, key in
        if case .operation = key, calculator.isResult {
          calculator.text = calculator.note
        } else if !calculator.isResult {
          calculator.note = calculator.text
        }
        try calculator.press(key)
      }),
    .calculator(
      "all-clear-keeps-result", breaks: "FF11",
      origin: "The result has a variable of its own, which is forgotten when all is cleared.",
      press: { calculator, key in
        if key == .allClear, calculator.isResult { calculator.note = calculator.text }
        if case .operation = key, calculator.text.isEmpty { calculator.text = calculator.note }
        try calculator.press(key)
      }),
    .calculator(
      "clears-last-number-only", breaks: "FF11",
      origin: "Other calculators have a key that clears the last number, and this one is like it.",
      press: { calculator, key in
        let number = PlainExpression(calculator.text).numbers.last ?? ""
        if key == .allClear, !number.isEmpty, number != calculator.text {
          calculator.text.removeLast(number.count)
        } else {
          try calculator.press(key)
        }
      }),
    .calculator(
      "zero-result-not-nothing", breaks: "FF12",
      origin: "A result is a result, and that 0 is special comes to nobody's mind.",
      press: { calculator, key in
        try calculator.press(key)
        if key == .equals, calculator.text.isEmpty {
          (calculator.text, calculator.isResult) = ("0", true)
        }
      }),
    .calculator(
      "equals-repeats-operation", breaks: "FF12",
      origin: "Other calculators do the last operation once more, and this one follows them.",
      press: { calculator, key in
        if key == .equals, calculator.isResult {
          calculator.text += calculator.note
          calculator.isResult = false
        } else if key == .equals {
          let text = calculator.text
          let number = PlainExpression(text).numbers.last ?? ""
          calculator.note = number == text ? "" : String(text.suffix(number.count + 1))
        }
        try calculator.press(key)
      }),
  ]
}
