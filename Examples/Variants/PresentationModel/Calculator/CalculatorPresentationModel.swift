import AppModels

/// Owns the model, and whatever there is to see of it; it knows no view, and reports only *changed*.
final class CalculatorPresentationModel {
  /// The text on the display.
  private(set) var text = ""

  /// Called after each change, without saying what has changed.
  var didChange: (() -> Void)?

  private var calculator = Calculator()
  private var isRejected = false

  /// A presentation model of a new calculator.
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
    didChange?()
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
