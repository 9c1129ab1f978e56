/// Two fields whose edits the delegate receives, and a label.
protocol TokenCalculatorView: AnyObject {
  var delegate: (any TokenCalculatorViewDelegate)? { get set }
  var separators: String { get set }
  var input: String { get set }
  var total: String { get set }
}

/// The delegate of a view, which receives edits; the view holds the new text.
protocol TokenCalculatorViewDelegate: AnyObject {
  func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView)
  func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView)
}
