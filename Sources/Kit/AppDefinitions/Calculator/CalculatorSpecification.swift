import AppModels
import AppScreens
import TriptychParity

extension CalculatorApp {
  /// The rules as code.
  public var specification: (any Specification<CalculatorGesture, CalculatorDisplay>)? {
    CalculatorSpecification()
  }
}

/// FF1 to FF12 as code.
struct CalculatorSpecification: Specification {
  private var text = "0"

  /// Indicates whether the text is a result, which a digit replaces.
  private var isFinished = false

  /// Indicates whether the last key was rejected.
  private var isRejected = false

  private var isNothing: Bool { text == "0" }

  private var endsInOperator: Bool { text.last.map("+-*/".contains) ?? false }

  var display: CalculatorDisplay { CalculatorDisplay(text: isRejected ? "error" : text) }

  mutating func perform(_ gesture: CalculatorGesture) {
    isRejected = false
    switch gesture {
    case .press(.digit): enter(digit: gesture.notation)
    case .press(.operation): enter(operation: gesture.notation)
    case .press(.equals): evaluate()
    case .press(.allClear): self = Self()
    }
  }

  private mutating func enter(digit: String) {
    text = isNothing || isFinished ? digit : text + digit
    isFinished = false
  }

  private mutating func enter(operation: String) {
    isRejected = endsInOperator || isNothing && operation != "-"
    if isRejected { return }
    text = isNothing ? operation : text + operation
    isFinished = false
  }

  private mutating func evaluate() {
    if isFinished, !isNothing { return }
    let value = isNothing || endsInOperator ? nil : SpecifiedExpression(text).value
    isRejected = value == nil
    guard let value else { return }
    text = String(value)
    isFinished = true
  }
}
