/// FF6, FF7 and FF9 as code: an expression, read and worked out in two passes.
struct SpecifiedExpression {
  private var numbers: [Int?] = []
  private var operations: [Character] = []

  /// Reads whole numbers with an operator between each two; an opening `-` belongs to the first.
  init(_ text: String) {
    var number = String(text.prefix(1))
    for character in text.dropFirst() {
      if "+-*/".contains(character) {
        numbers.append(Int(number))
        operations.append(character)
        number = ""
      } else {
        number.append(character)
      }
    }
    numbers.append(Int(number))
  }

  /// The value; nil beyond Int and by a division by zero.
  var value: Int? {
    var terms: [Int] = []
    var signs: [Character] = []
    for (index, number) in numbers.enumerated() {
      guard let number else { return nil }
      let operation = index == 0 ? "+" : operations[index - 1]
      if index > 0, "*/".contains(operation), let last = terms.popLast() {
        guard let term = Self.apply(operation, last, number) else { return nil }
        terms.append(term)
      } else {
        terms.append(number)
        signs.append(operation)
      }
    }
    var sum = 0
    for (sign, term) in zip(signs, terms) {
      guard let next = Self.apply(sign, sum, term) else { return nil }
      sum = next
    }
    return sum
  }

  private static func apply(_ operation: Character, _ left: Int, _ right: Int) -> Int? {
    let (value, isBeyond) =
      switch operation {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      default: left.dividedReportingOverflow(by: right)
      }
    return isBeyond ? nil : value
  }
}
