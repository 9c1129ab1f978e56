import AppModels
import AppScreens
import Parity

/// A calculator in no pattern; its steps are correct, except the one that a fault replaces.
struct PlainCalculator: PlainState {
  /// Presses a key; throws to reject it.
  typealias Press = @Sendable (_ calculator: inout Self, _ key: Calculator.Key) throws -> Void

  /// Finds the value of an expression.
  typealias Evaluate = @Sendable (_ expression: String) throws -> Int

  let press: Press
  let evaluate: Evaluate

  /// The text entered so far; empty for nothing.
  var text = ""

  /// Indicates whether the text is a finished result.
  var isResult = false

  /// Indicates whether the last key was rejected.
  private(set) var isRejected = false

  /// Additional state for a fault.
  var note = ""

  var display: CalculatorDisplay {
    CalculatorDisplay(text: isRejected ? "error" : text.isEmpty ? "0" : text)
  }

  mutating func perform(_ gesture: CalculatorGesture) {
    do {
      switch gesture {
      case .press(let key): try press(&self, key)
      }
      isRejected = false
    } catch {
      isRejected = true
    }
  }

  /// Handles a key correctly.
  mutating func press(_ key: Calculator.Key) throws {
    let label = CalculatorGesture.press(key).notation
    switch key {
    case .digit where text.isEmpty || isResult: text = label == "0" ? "" : label
    case .digit: text += label
    case .operation(let operation):
      if text.isEmpty, operation != .subtract { throw Calculator.Failure.operatorWithoutNumber }
      if text.endsInOperator { throw Calculator.Failure.operatorAfterOperator }
      text += label
    case .equals where isResult: break
    case .equals:
      if text.isEmpty { throw Calculator.Failure.nothingToEvaluate }
      if text.endsInOperator { throw Calculator.Failure.operatorAtEnd }
      let value = try evaluate(text)
      text = value == 0 ? "" : String(value)
    case .allClear: text = ""
    }
    isResult = key == .equals && !text.isEmpty
  }
}

extension Specimen {
  /// A specimen that handles a key wrongly, or evaluates wrongly.
  static func calculator(
    _ name: String, breaks rule: String, origin: String,
    press: @escaping PlainCalculator.Press = { try $0.press($1) },
    evaluate: @escaping PlainCalculator.Evaluate = { try PlainExpression($0).value() }
  ) -> Specimen {
    Specimen(name, of: "four-function", breaks: rule, origin: origin) {
      ViewScreen(PlainCalculator(press: press, evaluate: evaluate))
    }
  }
}
