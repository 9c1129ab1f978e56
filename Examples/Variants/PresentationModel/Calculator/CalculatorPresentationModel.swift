import AppModels

/// Holds the model and all that there is to see of it; it knows no view, and says only *changed*.
final class CalculatorPresentationModel {
  /// The text on the display.
  private(set) var text: String

  /// The one who wants to hear that something has changed, whatever it is.
  var didChange: (() -> Void)?

  private var calculator = Calculator()

  /// A presentation model of a new calculator.
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
    didChange?()
  }

  private static func text(of calculator: Calculator) -> String {
    switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
