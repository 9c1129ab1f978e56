import AppModels

/// A calculator's widgets, which the controller sets, and the delegate it tells about a person.
public protocol CalculatorView: AnyObject {
  /// Who is told what a person does; a view must hold it weakly.
  var delegate: (any CalculatorViewDelegate)? { get set }

  /// What the display shows.
  var text: String { get set }
}

/// Who a calculator view tells what a person does.
public protocol CalculatorViewDelegate: AnyObject {
  /// A person pressed a key of the view.
  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key)
}
