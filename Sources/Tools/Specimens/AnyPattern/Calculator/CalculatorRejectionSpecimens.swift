import AppModels
import AppScreens
import Foundation
import Parity

extension TriptychSpecimens {
  /// Calculators that reject keys wrongly.
  static let calculatorRejections: [Specimen] = [
    .calculator(
      "quits-on-error", breaks: "S5",
      origin: "An error that seemed impossible ends the program.",
      press: { calculator, key in
        do { try calculator.press(key) } catch { exit(0) }
      }),
    .calculator(
      "no-operator-after-failure", breaks: "S6",
      origin: "An expression that cannot be evaluated is flagged, and then accepts no operator.",
      press: { calculator, key in
        if case .operation = key, !calculator.note.isEmpty, calculator.note == calculator.text {
          throw Calculator.Failure.operatorAfterOperator
        }
        if key == .equals { calculator.note = calculator.text }
        try calculator.press(key)
        if key == .equals { calculator.note = "" }
      }),
    .calculator(
      "error-typed-on", breaks: "FF10",
      origin: "The expression is kept only on the display, and the error is put there too.",
      press: { calculator, key in
        do {
          try calculator.press(key)
        } catch {
          calculator.text = "error"
          throw error
        }
      }),
    .calculator(
      "rejected-key-swallowed", breaks: "FF10",
      origin: "The error is caught where it cannot be handled, and ignored.",
      press: { calculator, key in
        do { try calculator.press(key) } catch { return }
      }),
    .calculator(
      "equals-dismisses-error", breaks: "FF10",
      origin: "The error is treated as a message that any press of the equals key dismisses.",
      press: { calculator, key in
        if key != .equals || !calculator.isRejected { try calculator.press(key) }
      }),
    .calculator(
      "all-clear-refused", breaks: "FF11",
      origin: "A key that has nothing to do is rejected, and AC is no exception.",
      press: { calculator, key in
        if key == .allClear, calculator.display.text == "0" {
          throw Calculator.Failure.nothingToEvaluate
        }
        try calculator.press(key)
      }),
  ]
}
