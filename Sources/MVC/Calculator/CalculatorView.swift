import AppModels

/// A calculator's widgets, which the controller sets, and the delegate told about gestures.
public protocol CalculatorView: AnyObject {
  /// The receiver of a person's gestures; a view must hold it weakly.
  var delegate: (any CalculatorViewDelegate)? { get set }

  /// The text on the display.
  var text: String { get set }
}

/// The delegate that a calculator view tells about gestures.
public protocol CalculatorViewDelegate: AnyObject {
  /// A person pressed a key of the view.
  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key)
}
