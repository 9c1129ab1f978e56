import AppModels
import AppScreens
import Parity

/// A token calculator in no pattern; its steps are right, but for the one that a fault replaces.
struct PlainTokenCalculator: PlainState {
  /// Cuts an input at separators; empty tokens are left in.
  let cut: @Sendable (_ input: String, _ separators: String) throws -> [String]

  /// Finds the number that a token is; 0 if it is none.
  let read: @Sendable (_ token: String) throws -> Int

  /// Adds up numbers, from the first to the last.
  let add: @Sendable (_ numbers: [Int]) throws -> Int

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
}

extension PlainTokenCalculator {
  /// Cuts as is right.
  @Sendable static func cut(_ input: String, at separators: String) -> [String] {
    let cuts = Set(separators)
    return input.split(omittingEmptySubsequences: false) { cuts.contains($0) }.map(String.init)
  }

  /// Reads as is right.
  @Sendable static func read(_ token: String) throws -> Int {
    var calculator = TokenCalculator()
    calculator.edit(input: token)
    return try calculator.total()
  }

  /// Adds as is right.
  @Sendable static func add(_ numbers: [Int]) throws -> Int {
    var calculator = TokenCalculator()
    calculator.edit(separators: ",")
    calculator.edit(input: numbers.map(String.init).joined(separator: ","))
    return try calculator.total()
  }
}

extension Specimen {
  /// A token calculator with a wrong step.
  static func tokenCalculator(
    _ name: String, breaks rule: String, origin: String,
    cut: @escaping @Sendable (String, String) throws -> [String] = PlainTokenCalculator.cut,
    read: @escaping @Sendable (String) throws -> Int = PlainTokenCalculator.read,
    add: @escaping @Sendable ([Int]) throws -> Int = PlainTokenCalculator.add
  ) -> Specimen {
    Specimen(name, of: "token", breaks: rule, origin: origin) {
      ViewScreen(PlainView(PlainTokenCalculator(cut: cut, read: read, add: add)))
    }
  }
}
