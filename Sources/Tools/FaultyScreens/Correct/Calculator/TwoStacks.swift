import AppModels

/// An evaluation by a stack of numbers and one of operations that wait for their right side.
struct TwoStacks {
  private var numbers: [Int] = []
  private var waiting: [Calculator.Operation] = []

  /// The value of an expression; nil if it has none.
  static func value(of text: String) -> Int? {
    let expression = PlainExpression(text)
    var stacks = TwoStacks()
    for (index, digits) in expression.numbers.enumerated() {
      guard let number = Int(digits) else { return nil }
      stacks.numbers.append(number)
      let next = index < expression.operations.count ? expression.operations[index] : nil
      guard stacks.workOut(before: next) else { return nil }
    }
    return stacks.numbers.last
  }

  /// Works out what need not wait for an operation; false if something has no value.
  private mutating func workOut(before next: Calculator.Operation?) -> Bool {
    while let operation = waiting.last, Self.rank(operation) >= Self.rank(next) {
      waiting.removeLast()
      let right = numbers.removeLast()
      do {
        numbers.append(try PlainExpression.apply(operation, numbers.removeLast(), right))
      } catch {
        return false
      }
    }
    if let next { waiting.append(next) }
    return true
  }

  private static func rank(_ operation: Calculator.Operation?) -> Int {
    switch operation {
    case .multiply, .divide: 2
    case .add, .subtract: 1
    case nil: 0
    }
  }
}
