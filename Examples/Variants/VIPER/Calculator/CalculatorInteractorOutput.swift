import AppModels

/// The presenter, as the interactor sees it.
protocol CalculatorInteractorOutput: AnyObject {
  /// The entry has changed.
  func didChange(to entry: Calculator.Entry)

  /// A key was rejected.
  func didReject()
}
