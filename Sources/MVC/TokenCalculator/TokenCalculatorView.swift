/// A token calculator's widgets, which the controller sets, and the delegate it tells about a person.
public protocol TokenCalculatorView: AnyObject {
  /// Who is told what a person does; a view must hold it weakly.
  var delegate: (any TokenCalculatorViewDelegate)? { get set }

  /// The text in the separators field.
  var separators: String { get set }

  /// The text in the input field.
  var input: String { get set }

  /// What the total shows.
  var total: String { get set }
}

/// Who a token calculator view tells what a person does.
public protocol TokenCalculatorViewDelegate: AnyObject {
  /// A person edited the separators field, which holds a new text.
  func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView)

  /// A person edited the input field, which holds a new text.
  func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView)
}
