/// The widgets of a token calculator, as the controller sets them.
public protocol TokenCalculatorView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any TokenCalculatorViewDelegate)? { get set }

  /// The text in the separators field.
  var separators: String { get set }

  /// The text in the input field.
  var input: String { get set }

  /// The text of the total.
  var total: String { get set }
}

/// The delegate of a token calculator view.
public protocol TokenCalculatorViewDelegate: AnyObject {
  /// The user edited the separators field, which now contains this text.
  func tokenCalculatorView(_ view: any TokenCalculatorView, didEditSeparators text: String)

  /// The user edited the input field, which now contains this text.
  func tokenCalculatorView(_ view: any TokenCalculatorView, didEditInput text: String)
}
