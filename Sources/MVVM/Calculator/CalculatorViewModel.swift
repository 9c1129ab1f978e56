import AppModels

/// Owns the model, and publishes the values that a view binds to; it does not know any view.
public final class CalculatorViewModel {
  /// The text on the display.
  @Observed public private(set) var text = ""

  private var calculator = Calculator()
  private var isRejected = false

  /// A view model of a new calculator.
  public init() {
    update()
  }

  /// Presses a key.
  public func press(_ key: Calculator.Key) {
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
