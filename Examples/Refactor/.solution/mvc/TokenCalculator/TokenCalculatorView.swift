/// Two fields whose edits the delegate receives, and a label.
protocol TokenCalculatorView: AnyObject {
  var delegate: (any TokenCalculatorViewDelegate)? { get set }
  var separators: String { get set }
  var input: String { get set }
  var total: String { get set }
}

/// The delegate of a view, which receives edits.
protocol TokenCalculatorViewDelegate: AnyObject {
  func tokenCalculatorView(_ view: any TokenCalculatorView, didEditSeparators text: String)
  func tokenCalculatorView(_ view: any TokenCalculatorView, didEditInput text: String)
}
