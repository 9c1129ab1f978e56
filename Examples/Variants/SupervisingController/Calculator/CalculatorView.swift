/// The side of a calculator view that a presenter calls: what no binding can show.
protocol CalculatorView: AnyObject {
  /// Shows that a key was rejected.
  func showError()
}
