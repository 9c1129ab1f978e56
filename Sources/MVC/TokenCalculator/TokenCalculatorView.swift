/// A token calculator's widgets, which the controller sets, and the delegate told about gestures.
public protocol TokenCalculatorView: AnyObject {
  /// The receiver of a person's gestures; a view must hold it weakly.
  var delegate: (any TokenCalculatorViewDelegate)? { get set }

  /// The text in the separators field.
  var separators: String { get set }

  /// The text in the input field.
  var input: String { get set }

  /// The text of the total.
  var total: String { get set }
}

/// The delegate that a token calculator view tells about gestures.
public protocol TokenCalculatorViewDelegate: AnyObject {
  /// A person edited the separators field, which holds a new text.
  func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView)

  /// A person edited the input field, which holds a new text.
  func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView)
}
