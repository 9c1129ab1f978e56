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
  public enum Digit: UInt8, CaseIterable, Sendable {
    /// A digit, whose raw value is its number.
    case zero, one, two, three, four, five, six, seven, eight, nine
  }

  /// One of the four functions.
  public enum Operation: CaseIterable, Sendable {
    /// `+`, addition.
    case add

    /// `-`, subtraction; at the start of an expression, the sign of its first number.
    case subtract

    /// `*`, multiplication.
    case multiply

    /// `/`, division, which drops the fraction toward zero.
    case divide
  }
}

extension Calculator.Digit {
  /// The digit as ASCII has it.
  package var ascii: UInt8 { UInt8(ascii: "0") + rawValue }
}

extension Calculator.Operation {
  /// The operator's sign as ASCII has it.
  package var ascii: UInt8 {
    switch self {
    case .add: UInt8(ascii: "+")
    case .subtract: UInt8(ascii: "-")
    case .multiply: UInt8(ascii: "*")
    case .divide: UInt8(ascii: "/")
    }
  }

  /// The operator with this sign, if there is one.
  package init?(ascii: UInt8) {
    switch ascii {
    case UInt8(ascii: "+"): self = .add
    case UInt8(ascii: "-"): self = .subtract
    case UInt8(ascii: "*"): self = .multiply
    case UInt8(ascii: "/"): self = .divide
    default: return nil
    }
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
