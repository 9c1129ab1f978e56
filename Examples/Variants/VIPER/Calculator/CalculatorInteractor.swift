import AppModels

/// Owns the model: reports to its output how a key has changed it, and chooses no text.
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
