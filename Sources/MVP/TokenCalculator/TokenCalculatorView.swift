/// The view of a token calculator, as the presenter sees it: passive, with nothing to read.
public protocol TokenCalculatorView: AnyObject {
  /// Shows a text in the separators field.
  func show(separators: String)

  /// Shows a text in the input field.
  func show(input: String)

  /// Shows the total.
  func show(total: String)
}
