import AppModels
import AppScreens

extension TokenCalculator {
  /// Takes a gesture.
  mutating func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): edit(separators: text)
    case .editInput(let text): edit(input: text)
    }
  }

  /// The total in words, worked out as the model does or otherwise.
  func words(for total: (Self) throws -> Int = { try $0.total() }) -> String {
    do {
      return String(try total(self))
    } catch {
      return "error"
    }
  }

  /// The tokens, empty ones included.
  var tokens: [String] { PlainTokenCalculator.split(input, at: separators) }
}

extension TokenCalculatorDisplay {
  /// The texts of a calculator, and its total in words.
  init(_ calculator: TokenCalculator, total: String) {
    self.init(separators: calculator.separators, input: calculator.input, total: total)
  }
}

/// A token calculator that works out the total in some way of its own.
struct TotalState: PlainState {
  private var calculator = TokenCalculator()
  private let total: (TokenCalculator) throws -> Int

  init(_ total: @escaping (TokenCalculator) throws -> Int) { self.total = total }

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(calculator, total: calculator.words(for: total))
  }

  mutating func perform(_ gesture: TokenCalculatorGesture) { calculator.perform(gesture) }
}
