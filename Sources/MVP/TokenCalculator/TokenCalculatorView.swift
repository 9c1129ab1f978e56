/// The side of a token calculator view that a presenter calls; there is nothing to read.
public protocol TokenCalculatorView: AnyObject {
  /// Shows a text in the separators field.
  func show(separators: String)

  /// Shows a text in the input field.
  func show(input: String)

  /// Shows a finished text as the total.
  func show(total: String)
}
