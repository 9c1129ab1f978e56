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
  private var origin = Origin.beginning

  /// The origin of the text.
  private enum Origin {
    case beginning, typing, evaluation, allClear
  }

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
      if wasFinished, isFinished { expected.unchanged(by: rule) }
      expected.show(\.text, text, by: rule)
    } catch {
      expected.unchanged(by: error.rule == "FF9" ? "S6" : "FF10")
      // An operator that replaces the same one leaves the text as it was, too.
      if gesture != .press(.equals), error.rule != "FF4" {
        expected.cite("FF10", for: \.text, ifShown: text)
      }
      // A key that is accepted leaves an expression, and one that is rejected a word.
      expected.cite(error.rule, for: \.isExpression)
      expected.show(\.text, "error", by: error.rule == "FF9" ? "FF9" : "FF10")
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
      origin = .allClear
      return "FF11"
    }
  }

  private var isNothing: Bool { text == "0" }

  private var isFinished: Bool { origin == .evaluation }

  private var endsInOperator: Bool { text.last.map("+-*/".contains) ?? false }

  /// The rule on what a key does to nothing: where nothing comes from explains more than the key.
  private func ruleOnNothing(_ rule: String) -> String {
    switch origin {
    case .beginning: rule
    case .typing: rule == "FF8" ? "FF1" : rule
    case .evaluation: "FF12"
    case .allClear: "FF11"
    }
  }

  private mutating func enter(digit: String) -> String {
    let rule = isNothing ? ruleOnNothing("FF2") : "FF2"
    text = isNothing || isFinished ? digit : text + digit
    origin = .typing
    return rule
  }

  private mutating func enter(operation: String) throws(Rejection) -> String {
    let rule = isNothing ? ruleOnNothing("FF3") : "FF5"
    if isNothing, operation != "-" { throw Rejection(rule: rule) }
    if endsInOperator { throw Rejection(rule: "FF4") }
    text = isNothing ? operation : text + operation
    origin = .typing
    return rule
  }

  private mutating func evaluate() throws(Rejection) -> String {
    if isNothing { throw Rejection(rule: ruleOnNothing("FF8")) }
    if isFinished { return "FF12" }
    if endsInOperator { throw Rejection(rule: "FF8") }
    guard let (value, dropsFraction) = SpecifiedExpression(text).value else {
      throw Rejection(rule: "FF9")
    }
    text = String(value)
    origin = .evaluation
    // Beyond this, a Double is not exact.
    return value.magnitude > 1 << 53 ? "FF9" : dropsFraction ? "FF7" : "FF6"
  }
}

extension CalculatorDisplay {
  /// Indicates whether there is nothing but digits and operators.
  fileprivate var isExpression: Bool { !text.isEmpty && text.allSatisfy("0123456789+-*/".contains) }
}
