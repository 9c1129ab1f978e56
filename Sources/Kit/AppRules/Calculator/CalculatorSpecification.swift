import AppModels
import AppScreens
import Parity

extension CalculatorApp {
  /// The rules as code.
  public var specification: (any Specification<CalculatorGesture, CalculatorDisplay>)? {
    CalculatorSpecification()
  }
}

/// FF1 to FF12 as code.
struct CalculatorSpecification: Specification {
  private var text = "0"
  private var isFinished = false

  /// A key is rejected, by this rule.
  private struct Rejection: Error {
    let rule: String
  }

  var initial: Expectation<CalculatorDisplay> {
    Expectation(CalculatorDisplay(text: "0"), by: "FF1")
  }

  mutating func perform(
    _ gesture: CalculatorGesture, showing expected: inout Expectation<CalculatorDisplay>
  ) {
    do throws(Rejection) {
      let wasFinished = isFinished
      let rule = try press(gesture)
      if rule == "FF1" || wasFinished && isFinished { expected.stay(by: rule) }
      expected.show(\.text, text, by: rule)
    } catch {
      expected.stay(by: "FF10")
      expected.show(\.text, "error", by: error.rule)
    }
  }

  /// Presses a key; the rule that decides what is shown then.
  private mutating func press(_ gesture: CalculatorGesture) throws(Rejection) -> String {
    switch gesture {
    case .press(.digit): return enter(digit: gesture.notation)
    case .press(.operation): return try enter(operation: gesture.notation)
    case .press(.equals): return try evaluate()
    case .press(.allClear):
      self = Self()
      return "FF11"
    }
  }

  private var isNothing: Bool { text == "0" }

  private var endsInOperator: Bool { text.last.map("+-*/".contains) ?? false }

  private mutating func enter(digit: String) -> String {
    let rule = isNothing ? (isFinished ? "FF12" : digit == "0" ? "FF1" : "FF2") : "FF2"
    text = isNothing || isFinished ? digit : text + digit
    isFinished = false
    return rule
  }

  private mutating func enter(operation: String) throws(Rejection) -> String {
    let rule = isNothing ? (isFinished ? "FF12" : "FF3") : "FF5"
    if isNothing, operation != "-" { throw Rejection(rule: rule) }
    if endsInOperator { throw Rejection(rule: "FF4") }
    text = isNothing ? operation : text + operation
    isFinished = false
    return rule
  }

  private mutating func evaluate() throws(Rejection) -> String {
    if isNothing { throw Rejection(rule: isFinished ? "FF12" : "FF8") }
    if isFinished { return "FF12" }
    if endsInOperator { throw Rejection(rule: "FF8") }
    guard let (value, dropsFraction) = SpecifiedExpression(text).value else {
      throw Rejection(rule: "FF9")
    }
    text = String(value)
    isFinished = true
    return dropsFraction ? "FF7" : "FF6"
  }
}
