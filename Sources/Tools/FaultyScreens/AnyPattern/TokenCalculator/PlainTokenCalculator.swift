import AppModels
import AppScreens
import TriptychParity

/// A token calculator in no pattern; its steps are correct, except the one that a fault replaces.
struct PlainTokenCalculator: PlainState {
  /// Splits an input at separators, and keeps empty tokens.
  typealias Cut = @Sendable (_ input: String, _ separators: String) throws -> [String]

  /// Reads the number of a token; 0 if it is not a number.
  typealias Read = @Sendable (_ token: String) throws -> Int

  /// Adds up numbers, from the first to the last.
  typealias Add = @Sendable (_ numbers: [Int]) throws -> Int

  /// Changes what an edit has made of the calculator.
  typealias Then = @Sendable (inout Self, _ before: Self, TokenCalculatorGesture) -> Void

  var cut: Cut = Self.split
  var read: Read = Self.number
  var add: Add = Self.sum
  var edited: Then = { _, _, _ in }
  var separators = ""
  var input = ""

  /// Indicates whether a fault leaves a field empty until it is edited.
  var isSeparatorsLeft = false
  var isInputLeft = false

  /// A total that only a fault sets; the next edit resets it.
  var wrongTotal: String?

  mutating func perform(_ gesture: TokenCalculatorGesture) {
    let before = self
    switch gesture {
    case .editSeparators(let text): (separators, isSeparatorsLeft) = (text, false)
    case .editInput(let text): (input, isInputLeft) = (text, false)
    }
    wrongTotal = nil
    edited(&self, before, gesture)
  }

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(
      separators: isSeparatorsLeft ? "" : separators, input: isInputLeft ? "" : input, total: total)
  }

  var total: String {
    do {
      return try wrongTotal ?? String(add(cut(input, separators).map(read)))
    } catch {
      return "error"
    }
  }

  /// Splits an input correctly.
  @Sendable static func split(_ input: String, at separators: String) -> [String] {
    let cuts = Set(separators)
    return input.split(omittingEmptySubsequences: false) { cuts.contains($0) }.map(String.init)
  }

  /// Reads a token correctly.
  @Sendable static func number(_ token: String) throws -> Int {
    var calculator = TokenCalculator()
    calculator.edit(input: token)
    return try calculator.total()
  }

  /// Adds numbers correctly.
  @Sendable static func sum(_ numbers: [Int]) throws -> Int {
    var calculator = TokenCalculator()
    calculator.edit(separators: ",")
    calculator.edit(input: numbers.map(String.init).joined(separator: ","))
    return try calculator.total()
  }
}

extension FaultyScreen {
  /// A token calculator with wrong steps, in a pattern or in any.
  static func tokenCalculator(
    _ name: String, in architecture: String? = nil, breaks rule: String
  ) -> Replaceable<PlainTokenCalculator> {
    Replaceable(PlainTokenCalculator()) {
      fault(name, of: "token", in: architecture, breaks: rule, $0)
    }
  }
}
