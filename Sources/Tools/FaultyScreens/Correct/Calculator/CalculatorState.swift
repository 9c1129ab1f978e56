import AppModels
import AppScreens

/// A calculator as the lesson's model has it, with the text that is shown.
struct CalculatorState: PlainState {
  private var calculator = Calculator()
  private(set) var display = CalculatorDisplay(text: "0")

  mutating func perform(_ gesture: CalculatorGesture) {
    display.text = calculator.text(after: gesture.key)
  }
}

extension CalculatorGesture {
  /// The key that is pressed.
  var key: Calculator.Key {
    switch self {
    case .press(let key): key
    }
  }
}

extension Calculator {
  /// Presses a key; returns the text that is then shown.
  mutating func text(after key: Key) -> String {
    do {
      try press(key)
      return entry.words
    } catch {
      return "error"
    }
  }
}

extension Calculator.Entry {
  /// The entry as it is shown.
  var words: String {
    switch self {
    case .nothing: "0"
    case .expression(let text): text
    case .result(let value): String(value)
    }
  }
}
