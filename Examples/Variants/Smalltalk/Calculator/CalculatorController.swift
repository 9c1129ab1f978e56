import AppModels

/// Takes the keys that are pressed on one view to the model; it shows nothing.
final class CalculatorController {
  private let model: CalculatorScreenModel

  init(model: CalculatorScreenModel) {
    self.model = model
  }

  /// Takes over a key that a person pressed.
  func keyPressed(_ key: Calculator.Key) {
    model.press(key)
  }
}
