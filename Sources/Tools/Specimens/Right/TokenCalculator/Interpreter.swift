import AppModels
import AppScreens
import Parity

/// A small machine that adds numbers, by a program that an input is compiled to.
private struct Machine {
  enum Instruction {
    case push(Int)
    case add
  }

  private var stack: [Int] = []

  /// The program for the total of some numbers.
  static func program(adding numbers: [Int]) -> [Instruction] {
    [.push(0)] + numbers.flatMap { [.push($0), .add] }
  }

  /// Runs a program; returns the last number on the stack.
  static func run(_ program: [Instruction]) throws -> Int {
    var machine = Machine()
    for instruction in program { try machine.take(instruction) }
    return machine.stack.last ?? 0
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

extension RightScreen {
  /// A token calculator that compiles its input, and runs that.
  static let interpreter = RightScreen(
    "interpreter", of: "token",
    technique: "The input is compiled to a program, which a machine with a stack runs."
  ) {
    ViewScreen(total: {
      try Machine.run(Machine.program(adding: $0.tokens.map(PlainTokenCalculator.read)))
    })
  }
}
