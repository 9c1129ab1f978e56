import AppModels

/// An expression taken apart: its numbers as they were typed, and the operations between them.
struct SpecimenExpression {
  private(set) var numbers = [""]
  private(set) var operations: [Calculator.Operation] = []

  /// Takes a text apart; a `-` where a number must begin is its sign.
  init(_ text: String) {
    for byte in text.utf8 {
      if let operation = Calculator.Operation(ascii: byte), numbers.last?.isEmpty == false {
        operations.append(operation)
        numbers.append("")
      } else {
        numbers[numbers.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
  }
}

extension String {
  /// Whether the last thing typed was an operator or an opening minus.
  var endsInOperator: Bool {
    utf8.last.flatMap(Calculator.Operation.init(ascii:)) != nil
  }
}

extension Calculator.Digit {
  /// The digit as it stands in an expression.
  var text: String { String(rawValue) }
}

extension Calculator.Operation {
  /// The operator as it stands in an expression.
  var text: String { String(Unicode.Scalar(ascii)) }
}
