extension Calculator {
  /// The value of an expression: `*` and `/` come before `+` and `-`, otherwise left to right.
  ///
  /// - Parameter expression: Numbers of ASCII digits with one operator between each two, and
  ///   perhaps a `-` before the first, which belongs to it.
  /// - Returns: The value; division drops the fraction toward zero.
  /// - Throws: `divisionByZero`, or `beyondInt` when a number or a step leaves the range of `Int`.
  /// - Complexity: O(*n*) in the length of the expression, in one pass and constant space.
  package static func value(of expression: String) throws(Failure) -> Int {
    var evaluation = Evaluation(isNegative: expression.first == Operation.subtract.rawValue)
    for character in expression.dropFirst(evaluation.isNegative ? 1 : 0) {
      if let operation = Operation(rawValue: character) {
        try evaluation.close(before: operation)
      } else if let digit = character.wholeNumberValue {
        try evaluation.read(digit)
      }
    }
    return try evaluation.value()
  }
}

/// An expression read so far: *sum*, *addition*, *product*, *multiplication*, *number*.
///
/// In `1+2*34`, having read `3`, these are `1`, `+`, `2`, `*` and `3`.
private struct Evaluation {
  private var sum = 0
  private var addition = Calculator.Operation.add
  private var product = 1
  private var multiplication = Calculator.Operation.multiply
  private var number = 0
  private(set) var isNegative: Bool

  init(isNegative: Bool) {
    self.isNegative = isNegative
  }

  /// Reads a digit; a negative number grows downwards, so that `Int.min` can be written.
  mutating func read(_ digit: Int) throws(Calculator.Failure) {
    number = try Calculator.apply(.multiply, number, 10)
    number = try Calculator.apply(isNegative ? .subtract : .add, number, digit)
  }

  /// Closes the number before an operator, and before `+` and `-` the term.
  mutating func close(before operation: Calculator.Operation) throws(Calculator.Failure) {
    product = try Calculator.apply(multiplication, product, number)
    number = 0
    isNegative = false
    switch operation {
    case .multiply, .divide:
      multiplication = operation
    case .add, .subtract:
      sum = try Calculator.apply(addition, sum, product)
      addition = operation
      product = 1
      multiplication = .multiply
    }
  }

  /// The value of the whole, its last number and term included.
  func value() throws(Calculator.Failure) -> Int {
    try Calculator.apply(addition, sum, Calculator.apply(multiplication, product, number))
  }
}

extension Calculator {
  fileprivate static func apply(
    _ operation: Operation, _ left: Int, _ right: Int
  ) throws(Failure) -> Int {
    let (value, overflow) =
      switch operation {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      }
    // With 0 on the right, only a division fails.
    guard !overflow else { throw right == 0 ? .divisionByZero : .beyondInt }
    return value
  }
}
