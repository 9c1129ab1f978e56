import AppModels

/// A small machine that adds numbers, by a program that an input is compiled to.
struct Machine {
  enum Instruction {
    case push(Int)
    case add
  }

  private var stack: [Int] = []

  /// Runs the program for the total of a calculator.
  static func total(of calculator: TokenCalculator) throws -> Int {
    var machine = Machine()
    for instruction in try program(for: calculator) { try machine.take(instruction) }
    return machine.stack.last ?? 0
  }

  private static func program(for calculator: TokenCalculator) throws -> [Instruction] {
    let numbers = try calculator.tokens.map(PlainTokenCalculator.number)
    return [.push(0)] + numbers.flatMap { [.push($0), .add] }
  }

  private mutating func take(_ instruction: Instruction) throws {
    switch instruction {
    case .push(let number): stack.append(number)
    case .add:
      let right = stack.removeLast()
      stack.append(try PlainExpression.apply(.add, stack.removeLast(), right))
    }
  }
}
