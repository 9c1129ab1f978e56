import AppModels

/// A parsed expression: its numbers as typed, and the operations between them.
struct PlainExpression: Hashable {
  var numbers = [""]
  var operations: [Calculator.Operation] = []

  /// Parses a text; a `-` where a number must begin is its sign.
  init(_ text: String) {
    for character in text {
      if let operation = Calculator.Operation(rawValue: character), numbers.last?.isEmpty == false {
        operations.append(operation)
        numbers.append("")
      } else {
        numbers[numbers.count - 1].append(character)
      }
    }
  }

  /// Evaluates the expression, left to right, for one set of operations after the other.
  func value(
    by levels: [Set<Calculator.Operation>] = [[.multiply, .divide], [.add, .subtract]],
    _ apply: (Calculator.Operation, Int, Int) throws -> Int = Self.apply
  ) throws -> Int {
    var values = try numbers.map { digits in
      guard let number = Int(digits) else { throw Calculator.Failure.beyondInt }
      return number
    }
    var operations = operations
    for level in levels {
      var index = 0
      while index < operations.count {
        if level.contains(operations[index]) {
          let right = values.remove(at: index + 1)
          values[index] = try apply(operations.remove(at: index), values[index], right)
        } else {
          index += 1
        }
      }
    }
    return values[0]
  }

  /// The correct result of one operation.
  static func apply(_ operation: Calculator.Operation, _ left: Int, _ right: Int) throws -> Int {
    let (value, overflow) =
      switch operation {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      }
    guard !overflow else { throw Calculator.Failure.beyondInt }
    return value
  }
}

extension String {
  /// Indicates whether the text ends in an operator or an opening minus.
  var endsInOperator: Bool {
    last.flatMap(Calculator.Operation.init) != nil
  }
}
