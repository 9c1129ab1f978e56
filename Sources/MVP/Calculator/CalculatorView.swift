/// What a presenter tells a calculator view; there is nothing to read.
public protocol CalculatorView: AnyObject {
  /// Shows a finished text on the display.
  func show(text: String)
}
