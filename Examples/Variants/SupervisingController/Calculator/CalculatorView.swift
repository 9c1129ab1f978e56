/// The view of a calculator, as the presenter sees it: what a binding cannot show.
protocol CalculatorView: AnyObject {
  /// Shows that a key was rejected.
  func showError()
}
