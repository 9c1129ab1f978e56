/// The side of a calculator view that a presenter calls; there is nothing to read.
protocol CalculatorView: AnyObject {
  /// Shows a finished text on the display.
  func show(text: String)
}
