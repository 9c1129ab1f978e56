import AppModels
import Observation

/// Owns the model, and publishes the values that a view reads; it does not know any view.
@Observable
final class CalculatorViewModel {
  /// The text on the display.
  private(set) var text = ""

  @ObservationIgnored private var calculator = Calculator()
  @ObservationIgnored private var isRejected = false

  /// A view model of a new calculator.
  init() {
    update()
  }

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    text = displayText
  }

  private var displayText: String {
    guard !isRejected else { return "error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
