import AppModels

/// The side of a presenter that an interactor calls.
protocol CalculatorInteractorOutput: AnyObject {
  /// Takes over what has been entered.
  func didChange(to entry: Calculator.Entry)

  /// Learns that a key was rejected.
  func didReject()
}
