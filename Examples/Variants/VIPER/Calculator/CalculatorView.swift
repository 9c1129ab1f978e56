/// The view of a calculator, as the presenter sees it: passive, with nothing to read.
protocol CalculatorView: AnyObject {
  /// Shows a text on the display.
  func show(text: String)
}
