import AppModels
import AppScreens
import TriptychParity

/// A calculator in no pattern; its steps are correct, except the one that a fault replaces.
struct PlainCalculator: PlainState {
  /// Presses a key; throws to reject it.
  typealias Press = @Sendable (_ calculator: inout Self, _ key: Calculator.Key) throws -> Void

  /// Finds the value of an expression.
  typealias Evaluate = @Sendable (_ expression: PlainExpression) throws -> Int

  var press: Press = { try $0.take($1) }
  var evaluate: Evaluate = { try $0.value() }

  /// The text entered so far; empty for nothing.
  var text = ""

  /// Indicates whether the text is a finished result.
  var isResult = false

  /// Indicates whether the last key was rejected.
  var isRejected = false

  /// A text that only a fault shows; the next key resets it.
  var wrongText: String?

  /// Additional state for a fault.
  var note = ""

  var display: CalculatorDisplay {
    CalculatorDisplay(text: isRejected ? "error" : wrongText ?? (text.isEmpty ? "0" : text))
  }

  mutating func perform(_ gesture: CalculatorGesture) {
    wrongText = nil
    do {
      try press(&self, gesture.key)
      isRejected = false
    } catch {
      isRejected = true
    }
  }

  /// Handles a key correctly.
  mutating func take(_ key: Calculator.Key) throws {
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
      let value = try evaluate(PlainExpression(text))
      text = value == 0 ? "" : String(value)
    case .allClear: text = ""
    }
    isResult = key == .equals && !text.isEmpty
  }
}

extension FaultyScreen {
  /// A calculator with wrong steps, in a pattern or in any.
  static func calculator(
    _ name: String, in architecture: String? = nil, breaks rule: String
  ) -> Replaceable<PlainCalculator> {
    Replaceable(PlainCalculator()) {
      fault(name, of: "four-function", in: architecture, breaks: rule, $0)
    }
  }
}
