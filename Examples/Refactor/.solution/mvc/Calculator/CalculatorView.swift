import AppModels

/// A label, and keys of which the delegate is told.
protocol CalculatorView: AnyObject {
  var delegate: (any CalculatorViewDelegate)? { get set }
  var text: String { get set }
}

/// Who is told which key a person pressed.
protocol CalculatorViewDelegate: AnyObject {
  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key)
}
