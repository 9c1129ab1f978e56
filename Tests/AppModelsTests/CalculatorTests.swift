import AppModels
import Testing

/// The values of expressions, and the keys that are rejected.
struct CalculatorTests {
  @Test
  func `every expression has the value of the naive definition`() {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<2_500 {
      let expression = randomExpression(using: &generator)
      #expect(
        (try? Calculator.value(of: expression)) == naiveValue(of: expression), "\(expression)")
    }
  }

  @Test(arguments: [
    ("1/0", Calculator.Failure.divisionByZero), ("0/0+1", .divisionByZero),
    ("9223372036854775808", .beyondInt), ("-9223372036854775808-1", .beyondInt),
    ("9223372036854775807+1-1", .beyondInt), ("3037000500*3037000500", .beyondInt),
  ])
  func `an expression without a value says why`(expression: String, failure: Calculator.Failure) {
    #expect(throws: failure) { try Calculator.value(of: expression) }
  }

  @Test
  func `a million characters have a value`() throws {
    let expression = "1" + String(repeating: "+1", count: 499_999)
    #expect(try Calculator.value(of: expression) == 500_000)
    #expect(throws: Calculator.Failure.beyondInt) {
      try Calculator.value(of: String(repeating: "9", count: 1_000_000))
    }
  }

  @Test(arguments: [
    ("", Calculator.Key.operation(.add), Calculator.Failure.operatorWithoutNumber),
    ("", .equals, .nothingToEvaluate),
    ("5+", .operation(.divide), .operatorAfterOperator),
    ("-", .operation(.subtract), .operatorAfterOperator),
    ("5+", .equals, .operatorAtEnd),
    ("-", .equals, .operatorAtEnd),
    ("1/0", .equals, .divisionByZero),
    ("99999999999999999999", .equals, .beyondInt),
  ])
  func `a rejected key says why and changes nothing`(
    typed: String, key: Calculator.Key, failure: Calculator.Failure
  ) throws {
    var calculator = try calculator(typed)
    let entry = calculator.entry
    #expect(throws: failure) { try calculator.press(key) }
    #expect(calculator.entry == entry)
  }

  @Test
  func `a result of zero is a fresh start`() throws {
    #expect(try calculator("3-3=").entry == .nothing)
    #expect(try calculator("2+3=").entry == .result(5))
    #expect(try calculator("2+3=0").entry == .nothing)
  }

  private func calculator(_ typed: String) throws -> Calculator {
    var calculator = Calculator()
    for character in typed {
      try calculator.press(key(character))
    }
    return calculator
  }

  private func key(_ character: Character) throws -> Calculator.Key {
    if character == "=" { return .equals }
    if let operation = Calculator.Operation(rawValue: character) { return .operation(operation) }
    let digit = try #require(character.wholeNumberValue.flatMap(Calculator.Digit.init))
    return .digit(digit)
  }

  private func randomExpression(using generator: inout SeededNumbers) -> String {
    func any(of parts: [String]) -> String {
      parts[Int.random(in: parts.indices, using: &generator)]
    }
    var expression = any(of: ["", "-"]) + any(of: numbers)
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      expression += any(of: operators) + any(of: numbers)
    }
    return expression
  }
}

/// The value straight from the rules FF6, FF7 and FF9; nil where FF9 rejects.
private func naiveValue(of expression: String) -> Int? {
  let isNegative = expression.hasPrefix("-")
  let unsigned = isNegative ? expression.dropFirst() : expression[...]
  var operators = unsigned.filter { !$0.isNumber }
  var numbers = unsigned.split { !$0.isNumber }.enumerated().map { index, digits in
    Int((index == 0 && isNegative ? "-" : "") + digits)
  }
  for level in ["*/", "+-"] {
    while let index = operators.firstIndex(where: level.contains) {
      let position = operators.distance(from: operators.startIndex, to: index)
      let value = apply(operators.remove(at: index), numbers[position], numbers[position + 1])
      numbers.replaceSubrange(position...position + 1, with: [value])
    }
  }
  return numbers[0]
}

private func apply(_ operation: Character, _ left: Int?, _ right: Int?) -> Int? {
  guard let left, let right else { return nil }
  let (value, overflow) =
    switch operation {
    case "+": left.addingReportingOverflow(right)
    case "-": left.subtractingReportingOverflow(right)
    case "*": left.multipliedReportingOverflow(by: right)
    default: left.dividedReportingOverflow(by: right)
    }
  return overflow ? nil : value
}

private let operators = ["+", "-", "*", "/"]

private let numbers = [
  "0", "1", "2", "7", "10", "007", "3037000500", "4294967296", "4611686018427387904",
  "9223372036854775807", "9223372036854775808", "000000000000000000000000000000012",
]
