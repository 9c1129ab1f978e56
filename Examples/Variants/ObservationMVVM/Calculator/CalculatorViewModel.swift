import AppModels
import Observation

/// Holds the model and, to be read, what there is to see of it; it knows no view.
@Observable
final class CalculatorViewModel {
  /// The text on the display.
  private(set) var text = "0"

  @ObservationIgnored private var calculator = Calculator()

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      switch calculator.entry {
      case .nothing: text = "0"
      case .expression(let expression): text = expression
      case .result(let value): text = String(value)
      }
    } catch {
      text = "error"
    }
  }
}
