import AppModels

/// The side of an interactor that a presenter calls.
protocol CalculatorInteracting: AnyObject {
  /// Presses a key.
  func press(_ key: Calculator.Key)
}
