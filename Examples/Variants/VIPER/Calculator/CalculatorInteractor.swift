import AppModels

/// Holds the model, and makes no words: it tells its output what has become of a key.
final class CalculatorInteractor: CalculatorInteracting {
  weak var output: (any CalculatorInteractorOutput)?
  private var calculator = Calculator()

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      output?.didChange(to: calculator.entry)
    } catch {
      output?.didReject()
    }
  }
}
