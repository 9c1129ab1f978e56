import AppModels

/// A label, and keys whose presses the delegate receives.
protocol CalculatorView: AnyObject {
  var delegate: (any CalculatorViewDelegate)? { get set }
  var text: String { get set }
}

/// The delegate of a view, which receives key presses.
protocol CalculatorViewDelegate: AnyObject {
  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key)
}
