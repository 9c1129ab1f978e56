/// The four-function calculator's business logic: what each key does to the entry so far.
///
/// Integers only, within the range of `Int`. A rejected key throws and changes nothing.
public struct Calculator: Hashable, Sendable {
  /// The entry so far.
  public enum Entry: Hashable, Sendable {
    /// Nothing, or nothing but zero: a result of 0 is the same as a fresh start.
    case nothing

    /// An unfinished expression: ASCII digits and signs, as typed.
    ///
    /// It is text and not a list of numbers, since typing edits text: the zero of `1+05` stays, and a
    /// number may be too long for `Int` until `=` is pressed. So it is the text to display as well.
    case expression(String)

    /// The finished result of an expression; never 0.
    case result(Int)
  }

  /// The reason why a key was rejected.
  public enum Failure: Error, Hashable, Sendable {
    /// `+`, `*` or `/` where there is no number to continue from.
    case operatorWithoutNumber

    /// An operator right after an operator.
    case operatorAfterOperator

    /// `=` with nothing entered.
    case nothingToEvaluate

    /// `=` right after an operator.
    case operatorAtEnd

    /// The expression divides by zero.
    case divisionByZero

    /// A number or a step of the expression leaves the range of `Int`.
    case beyondInt
  }

  /// The entry so far.
  public private(set) var entry = Entry.nothing

  /// A calculator into which nothing has been entered.
  public init() {}

  /// Presses one key.
  ///
  /// - Parameter key: The key.
  /// - Throws: Why the key was rejected; `entry` is then as before.
  /// - Complexity: O(*n*) in the length of the expression, as its text is copied.
  public mutating func press(_ key: Key) throws(Failure) {
    switch key {
    case .digit(let digit): append(digit)
    case .operation(let operation): try append(operation)
    case .equals: try evaluate()
    case .allClear: entry = .nothing
    }
  }

  private mutating func append(_ digit: Digit) {
    switch entry {
    case .expression(let text): entry = .expression(text + String(digit.rawValue))
    case .nothing, .result: entry = digit == .zero ? .nothing : .expression(String(digit.rawValue))
    }
  }

  private mutating func append(_ operation: Operation) throws(Failure) {
    switch entry {
    case .nothing where operation == .subtract: entry = .expression("-")
    case .nothing: throw .operatorWithoutNumber
    case .expression(let text) where text.endsInOperator: throw .operatorAfterOperator
    case .expression(let text): entry = .expression(text + String(operation.rawValue))
    case .result(let value): entry = .expression(String(value) + String(operation.rawValue))
    }
  }

  private mutating func evaluate() throws(Failure) {
    switch entry {
    case .nothing: throw .nothingToEvaluate
    case .expression(let text) where text.endsInOperator: throw .operatorAtEnd
    case .expression(let text):
      let value = try Self.value(of: text)
      entry = value == 0 ? .nothing : .result(value)
    case .result: break
    }
  }
}

extension String {
  fileprivate var endsInOperator: Bool {
    last.flatMap(Calculator.Operation.init) != nil
  }
}
