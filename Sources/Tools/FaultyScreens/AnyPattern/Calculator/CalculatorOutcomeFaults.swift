import AppModels
import AppScreens
import Foundation
import TriptychParity

extension FaultyScreens {
  /// Calculators that mistake a result for something else, or continue from the wrong one.
  static let calculatorResults: [FaultyScreen] = [
    .calculator("looks-only-at-the-text", breaks: "FF2").press { calculator, key in
      try calculator.take(key)
      calculator.isResult = false
      if key == .equals, calculator.text.isEmpty { calculator.text = "0" }
    }.origin("A result is put on the display, and nothing else is remembered of it."),
    .calculator("result-only-shown", breaks: "FF5").press { calculator, key in
      if case .operation = key, calculator.isResult {
        calculator.text = calculator.note
      } else if !calculator.isResult {
        calculator.note = calculator.text
      }
      try calculator.take(key)
    }.origin("A result is shown, but the expression behind it continues."),
    .calculator("all-clear-keeps-result", breaks: "FF11").press { calculator, key in
      if key == .allClear, calculator.isResult { calculator.note = calculator.text }
      if case .operation = key, calculator.text.isEmpty { calculator.text = calculator.note }
      try calculator.take(key)
    }.origin("The result has a variable of its own, which AC does not clear."),
    .calculator("clears-last-number-only", breaks: "FF11").press { calculator, key in
      let number = PlainExpression(calculator.text).numbers.last ?? ""
      if key == .allClear, !number.isEmpty, number != calculator.text {
        calculator.text.removeLast(number.count)
      } else {
        try calculator.take(key)
      }
    }.origin("AC is mistaken for the key of other calculators that clears the last number."),
    .calculator("zero-result-not-nothing", breaks: "FF12").press { calculator, key in
      try calculator.take(key)
      if key == .equals, calculator.text.isEmpty {
        (calculator.text, calculator.isResult) = ("0", true)
      }
    }.origin("A result of 0 is treated like any other result."),
    .calculator("equals-repeats-operation", breaks: "FF12").press { calculator, key in
      if key == .equals, calculator.isResult {
        calculator.text += calculator.note
        calculator.isResult = false
      } else if key == .equals {
        let text = calculator.text
        let number = PlainExpression(text).numbers.last ?? ""
        calculator.note = number == text ? "" : String(text.suffix(number.count + 1))
      }
      try calculator.take(key)
    }.origin("Other calculators repeat the last operation on equals, and this one follows them."),
  ]

  /// Calculators that reject keys wrongly.
  static let calculatorRejections: [FaultyScreen] = [
    .calculator("waits-for-main", breaks: "S5").press { calculator, key in
      DispatchQueue.main.sync {}
      try calculator.take(key)
    }.origin("The main queue is waited for, as from a thread, before the display changes."),
    .calculator("quits-on-error", breaks: "S5").press { calculator, key in
      do { try calculator.take(key) } catch { exit(0) }
    }.origin("An error that seemed impossible ends the program."),
    .calculator("no-operator-after-failure", breaks: "S6").press { calculator, key in
      if case .operation = key, !calculator.note.isEmpty, calculator.note == calculator.text {
        throw Calculator.Failure.operatorAfterOperator
      }
      if key == .equals { calculator.note = calculator.text }
      try calculator.take(key)
      if key == .equals { calculator.note = "" }
    }.origin("An expression that cannot be evaluated is flagged, and then accepts no operator."),
    .calculator("error-typed-on", breaks: "FF10").press { calculator, key in
      do {
        try calculator.take(key)
      } catch {
        calculator.text = "error"
        throw error
      }
    }.origin("The expression is kept only on the display, and the error is put there too."),
    .calculator("error-evaluated", breaks: "S5").replacing { calculator in
      calculator.press = { calculator, key in
        do {
          try calculator.take(key)
        } catch {
          calculator.text = "error"
          throw error
        }
      }
      calculator.evaluate = { expression in
        precondition(!expression.numbers[0].hasPrefix("error"))
        return try expression.value()
      }
    }.origin("The text on the display is evaluated by a library that throws on error5."),
    .calculator("error-forgets-expression", breaks: "FF10").press { calculator, key in
      do {
        try calculator.take(key)
      } catch {
        (calculator.text, calculator.isResult) = ("", false)
        throw error
      }
    }.origin("The error takes the expression's place on the display, where it was kept."),
    .calculator("rejected-key-swallowed", breaks: "FF10").press { calculator, key in
      do { try calculator.take(key) } catch { return }
    }.origin("The error is caught where it cannot be handled, and ignored."),
    .calculator("equals-dismisses-error", breaks: "FF10").press { calculator, key in
      if key != .equals || !calculator.isRejected { try calculator.take(key) }
    }.origin("The error is treated as a message that any press of the equals key dismisses."),
    .calculator("all-clear-refused", breaks: "FF11").press { calculator, key in
      if key == .allClear, calculator.display.text == "0" {
        throw Calculator.Failure.nothingToEvaluate
      }
      try calculator.take(key)
    }.origin("A key that has nothing to do is rejected, and AC is no exception."),
  ]
}
