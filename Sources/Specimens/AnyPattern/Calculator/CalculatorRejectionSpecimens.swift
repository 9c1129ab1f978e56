import AppModels
import AppScreens
import Foundation
import Parity

extension TriptychSpecimens {
  /// Calculators that do something else than to reject a key.
  static let calculatorRejections: [Specimen] = [
    .calculator(
      "quits-on-error", breaks: "S5",
      origin: "An error that was thought to be impossible ends the program.",
      press: { calculator, key in
        do { try calculator.press(key) } catch { exit(0) }
      }),
    .calculator(
      "no-operator-after-failure", breaks: "S6",
      origin: "An expression that cannot be evaluated is marked, so that it takes no operator.",
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
      origin: "The display is the only place for the expression, and an error is put there too.",
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
      origin: "What is thrown is caught where nothing can be done about it, and nothing is done.",
      press: { calculator, key in
        do { try calculator.press(key) } catch { return }
      }),
    .calculator(
      "equals-dismisses-error", breaks: "FF10",
      origin: "An error is a message, and a message goes away when people press the large key.",
      press: { calculator, key in
        if key != .equals || !calculator.isRejected { try calculator.press(key) }
      }),
    .calculator(
      "all-clear-refused", breaks: "FF11",
      origin: "A key that has nothing to do is rejected, and AC is taken for a key like others.",
      press: { calculator, key in
        if key == .allClear, calculator.display.text == "0" {
          throw Calculator.Failure.nothingToEvaluate
        }
        try calculator.press(key)
      }),
  ]
}
