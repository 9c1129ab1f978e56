import AppModels

/// Presses keys on the model, and has the text of the result.
final class CalculatorViewModel {
  @Bindable private(set) var text = "0"

  private var calculator = Calculator()

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      text = words
    } catch {
      text = "error"
    }
  }

  private var words: String {
    switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
