import AppModels
import AppScreens
import Parity

/// A token calculator in no pattern; its steps are correct, except the one that a fault replaces.
struct PlainTokenCalculator: PlainState {
  /// Splits an input at separators, and keeps empty tokens.
  typealias Cut = @Sendable (_ input: String, _ separators: String) throws -> [String]

  /// Reads the number of a token; 0 if it is not a number.
  typealias Read = @Sendable (_ token: String) throws -> Int

  /// Adds up numbers, from the first to the last.
  typealias Add = @Sendable (_ numbers: [Int]) throws -> Int

  let cut: Cut
  let read: Read
  let add: Add
  private(set) var separators = ""
  private(set) var input = ""

  mutating func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): separators = text
    case .editInput(let text): input = text
    }
  }

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(separators: separators, input: input, total: total)
  }

  private var total: String {
    do {
      return String(try add(cut(input, separators).map(read)))
    } catch {
      return "error"
    }
  }

  /// Splits an input correctly.
  @Sendable static func cut(_ input: String, at separators: String) -> [String] {
    let cuts = Set(separators)
    return input.split(omittingEmptySubsequences: false) { cuts.contains($0) }.map(String.init)
  }

  /// Reads a token correctly.
  @Sendable static func read(_ token: String) throws -> Int {
    var calculator = TokenCalculator()
    calculator.edit(input: token)
    return try calculator.total()
  }

  /// Adds numbers correctly.
  @Sendable static func add(_ numbers: [Int]) throws -> Int {
    var calculator = TokenCalculator()
    calculator.edit(separators: ",")
    calculator.edit(input: numbers.map(String.init).joined(separator: ","))
    return try calculator.total()
  }
}

extension Specimen {
  /// A specimen with a wrong step.
  static func tokenCalculator(
    _ name: String, breaks rule: String, origin: String,
    cut: @escaping PlainTokenCalculator.Cut = PlainTokenCalculator.cut,
    read: @escaping PlainTokenCalculator.Read = PlainTokenCalculator.read,
    add: @escaping PlainTokenCalculator.Add = PlainTokenCalculator.add
  ) -> Specimen {
    Specimen(name, of: "token", breaks: rule, origin: origin) {
      ViewScreen(PlainTokenCalculator(cut: cut, read: read, add: add))
    }
  }
}
