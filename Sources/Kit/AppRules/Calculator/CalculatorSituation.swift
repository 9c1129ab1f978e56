import AppModels
import AppScreens
import Parity

extension Situation where Gesture == CalculatorGesture, Display == CalculatorDisplay {
  private var key: Calculator.Key? {
    if case .press(let key) = gesture { key } else { nil }
  }

  private static var error: String { "error" }

  /// The display on which the key acts: an error shows over another.
  private var basis: (text: String, key: Step<Gesture>?) {
    let index = displays.dropLast().lastIndex { $0.text != Self.error } ?? displays.startIndex
    let count = index - displays.startIndex
    return (displays[index].text, steps.prefix(count).last)
  }

  private var endsWithOperator: Bool { basis.text.last.map { "+-*/".contains($0) } ?? false }

  private var isOperator: Bool {
    if case .operation = key { true } else { false }
  }

  private var isFinished: Bool { basis.key == .gesture(.press(.equals)) }

  private var isNothing: Bool { basis.text == "0" }

  /// True if a key other than a digit follows a typed zero.
  var isAfterTypedZero: Bool {
    guard isNothing, case .gesture(.press(.digit)) = basis.key else { return false }
    return !isDigit
  }

  /// True if a zero is typed where nothing has been entered.
  var isStillNothing: Bool { isDigit && isNothing && expected.text == "0" }

  /// True if a digit is pressed.
  var isDigit: Bool {
    if case .digit = key { true } else { false }
  }

  /// True if an operator is pressed where nothing has been entered.
  var isOperatorOnNothing: Bool { isOperator && isNothing }

  /// True if an operator is pressed right after another.
  var isOperatorAfterOperator: Bool { isOperator && endsWithOperator }

  /// True if an operator is pressed after a number.
  var isOperatorAfterNumber: Bool { isOperator && !isNothing && !endsWithOperator }

  /// True if an expression is evaluated.
  var isEvaluated: Bool { key == .equals && !isRejected && !isFinished }

  /// True if an expression with a division is evaluated.
  var isDivided: Bool { isEvaluated && basis.text.contains("/") }

  /// True if `=` is pressed where there is nothing to evaluate.
  var isEqualsOnNothing: Bool { key == .equals && (isNothing || endsWithOperator) }

  /// True if an expression is evaluated that divides by zero, or that comes near the limits of Int.
  var isAtTheLimit: Bool {
    key == .equals && !isEqualsOnNothing
      && (isRejected || basis.text.split { "+-*/".contains($0) }.contains { $0.count >= 19 })
  }

  /// True if the key is rejected.
  var isRejected: Bool { expected.text == Self.error }

  /// True if the key before was rejected.
  var isAfterRejection: Bool { before.text == Self.error }

  /// True if `AC` is pressed.
  var isAllClear: Bool { key == .allClear }

  /// True if `=`, or any key on a result of zero, follows a finished result.
  var isOnResult: Bool { isFinished && (key == .equals || isNothing) }
}
