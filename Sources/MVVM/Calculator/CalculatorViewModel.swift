import AppModels

/// Holds the model and, as values to observe, what there is to see of it; it knows no view.
public final class CalculatorViewModel {
  /// The text on the display.
  @Observed public private(set) var text: String

  private var calculator = Calculator()

  /// A view model of a new calculator.
  public init() {
    text = Self.text(of: calculator)
  }

  /// Presses a key.
  public func press(_ key: Calculator.Key) {
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
