import AppModels

/// The widgets of a calculator, as the controller sets them.
public protocol CalculatorView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any CalculatorViewDelegate)? { get set }

  /// The text on the display.
  var text: String { get set }
}

/// The delegate of a calculator view.
public protocol CalculatorViewDelegate: AnyObject {
  /// The user pressed a key.
  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key)
}
