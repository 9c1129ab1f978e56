import AppModels

/// The four-function calculator's rules in steps, right as they stand; a specimen overrides one.
class SpecimenCalculator {
  /// What has been entered so far.
  var entry = Calculator.Entry.nothing

  /// Presses one key.
  func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    switch key {
    case .digit(let digit): append(digit)
    case .operation(let operation): try append(operation)
    case .equals: try evaluate()
    case .allClear: clear()
    }
  }

  /// Appends a digit, or starts anew with it.
  func append(_ digit: Calculator.Digit) {
    switch entry {
    case .nothing, .result: entry = digit == .zero ? .nothing : .expression(digit.text)
    case .expression(let text): entry = .expression(text + digit.text)
    }
  }

  /// Appends an operator, where one may stand.
  func append(_ operation: Calculator.Operation) throws(Calculator.Failure) {
    switch entry {
    case .nothing where operation == .subtract: entry = .expression("-")
    case .nothing: throw .operatorWithoutNumber
    case .expression(let text) where text.endsInOperator: throw .operatorAfterOperator
    case .expression(let text): entry = .expression(text + operation.text)
    case .result(let value): entry = .expression(expression(continuing: value) + operation.text)
    }
  }

  /// The expression with which an operator goes on from a result.
  func expression(continuing value: Int) -> String {
    String(value)
  }

  /// Evaluates the expression.
  func evaluate() throws(Calculator.Failure) {
    switch entry {
    case .nothing: throw .nothingToEvaluate
    case .expression(let text) where text.endsInOperator: throw .operatorAtEnd
    case .expression(let text): finish(with: try value(of: text))
    case .result: break
    }
  }

  /// Enters a result.
  func finish(with value: Int) {
    entry = value == 0 ? .nothing : .result(value)
  }

  /// Forgets what has been entered.
  func clear() {
    entry = .nothing
  }

  /// The value of an expression.
  func value(of text: String) throws(Calculator.Failure) -> Int {
    let expression = SpecimenExpression(text)
    var numbers: [Int] = []
    for digits in expression.numbers { numbers.append(try number(digits)) }
    var operations = expression.operations
    for equals in precedence {
      (numbers, operations) = try evaluate(equals, numbers, operations)
    }
    return numbers[0]
  }

  /// The operations that bind equally, the tightest first.
  var precedence: [Set<Calculator.Operation>] { [[.multiply, .divide], [.add, .subtract]] }

  /// The number that is written in digits, with perhaps a sign before them.
  func number(_ digits: String) throws(Calculator.Failure) -> Int {
    guard let number = Int(digits) else { throw .beyondInt }
    return number
  }

  /// The result of one step.
  func apply(
    _ operation: Calculator.Operation, _ left: Int, _ right: Int
  ) throws(Calculator.Failure) -> Int {
    let (value, overflow) =
      switch operation {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      }
    guard !overflow else { throw operation == .divide && right == 0 ? .divisionByZero : .beyondInt }
    return value
  }

  private func evaluate(
    _ equals: Set<Calculator.Operation>, _ numbers: [Int], _ operations: [Calculator.Operation]
  ) throws(Calculator.Failure) -> ([Int], [Calculator.Operation]) {
    var left = [numbers[0]]
    var rest: [Calculator.Operation] = []
    for (operation, right) in zip(operations, numbers.dropFirst()) {
      if equals.contains(operation) {
        left.append(try apply(operation, left.removeLast(), right))
      } else {
        left.append(right)
        rest.append(operation)
      }
    }
    return (left, rest)
  }
}
