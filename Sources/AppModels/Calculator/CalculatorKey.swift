extension Calculator {
  /// One of the sixteen keys.
  public enum Key: Hashable, Sendable {
    /// A digit, `0` to `9`.
    case digit(Digit)

    /// One of the four functions.
    case operation(Operation)

    /// `=`, which evaluates.
    case equals

    /// `AC`, all clear.
    case allClear
  }

  /// A decimal digit.
  public enum Digit: Int, CaseIterable, Sendable {
    /// A digit, whose raw value is its number.
    case zero, one, two, three, four, five, six, seven, eight, nine
  }

  /// One of the four functions; its raw value is its sign.
  public enum Operation: Character, CaseIterable, Sendable {
    /// Addition.
    case add = "+"

    /// Subtraction; at the start of an expression, the sign of its first number.
    case subtract = "-"

    /// Multiplication.
    case multiply = "*"

    /// Division, which drops the fraction toward zero.
    case divide = "/"
  }
}

extension Calculator.Key: CaseIterable {
  /// Every key as the keypad has them, row by row: `7 8 9 +`, `4 5 6 -`, `1 2 3 *`, `AC 0 = /`.
  public static let allCases: [Self] = [
    .digit(.seven), .digit(.eight), .digit(.nine), .operation(.add),
    .digit(.four), .digit(.five), .digit(.six), .operation(.subtract),
    .digit(.one), .digit(.two), .digit(.three), .operation(.multiply),
    .allClear, .digit(.zero), .equals, .operation(.divide),
  ]
}
