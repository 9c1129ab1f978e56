import AppModels

/// The interactor, as the presenter sees it.
protocol CalculatorInteracting: AnyObject {
  /// Presses a key.
  func press(_ key: Calculator.Key)
}
