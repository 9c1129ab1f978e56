import AppModels

/// Holds the model and all that there is to see of it; it knows no view, and says only *changed*.
final class CalculatorPresentationModel {
  /// The text on the display.
  private(set) var text = "0"

  /// The one who wants to hear that something has changed, whatever it is.
  var didChange: (() -> Void)?

  private var calculator = Calculator()

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
    didChange?()
  }
}
