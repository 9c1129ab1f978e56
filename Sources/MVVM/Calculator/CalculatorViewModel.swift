import AppModels

/// Holds the model and, as values to observe, what there is to see of it; it knows no view.
public final class CalculatorViewModel {
  /// What the display shows.
  @Observed public private(set) var text = "0"

  private var calculator = Calculator()

  /// A view model of a new calculator.
  public init() {}

  /// Presses a key.
  public func press(_ key: Calculator.Key) {
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
