import AppModels

/// Passes the keys that the user presses on one view to the model; it shows nothing.
final class CalculatorController {
  private let model: CalculatorScreenModel

  init(model: CalculatorScreenModel) {
    self.model = model
  }

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    model.press(key)
  }
}
