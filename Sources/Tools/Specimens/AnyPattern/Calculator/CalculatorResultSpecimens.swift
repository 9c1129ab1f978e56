import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that mistake a result for something else, or continue from the wrong one.
  static let calculatorResults: [Specimen] = [
    .calculator(
      "looks-only-at-the-text", breaks: "FF2",
      origin: "A result is put on the display, and nothing else is remembered of it.",
      press: { calculator, key in
        try calculator.press(key)
        calculator.isResult = false
        if key == .equals, calculator.text.isEmpty { calculator.text = "0" }
      }),
    .calculator(
      "result-only-shown", breaks: "FF5",
      origin: "A result is shown, but the expression behind it continues.",
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
      origin: "The result has a variable of its own, which AC does not clear.",
      press: { calculator, key in
        if key == .allClear, calculator.isResult { calculator.note = calculator.text }
        if case .operation = key, calculator.text.isEmpty { calculator.text = calculator.note }
        try calculator.press(key)
      }),
    .calculator(
      "clears-last-number-only", breaks: "FF11",
      origin: "AC is mistaken for the key of other calculators that clears the last number.",
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
      origin: "A result of 0 is treated like any other result.",
      press: { calculator, key in
        try calculator.press(key)
        if key == .equals, calculator.text.isEmpty {
          (calculator.text, calculator.isResult) = ("0", true)
        }
      }),
    .calculator(
      "equals-repeats-operation", breaks: "FF12",
      origin: "Other calculators repeat the last operation on equals, and this one follows them.",
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
