import AppModels
import Observation

/// Holds the model and, to be read, what there is to see of it; it knows no view.
@Observable
final class CalculatorViewModel {
  /// The text on the display.
  private(set) var text: String

  @ObservationIgnored private var calculator = Calculator()

  /// A view model of a new calculator.
  init() {
    text = Self.text(of: calculator)
  }

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      text = Self.text(of: calculator)
    } catch {
      text = "error"
    }
  }

  private static func text(of calculator: Calculator) -> String {
    switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
