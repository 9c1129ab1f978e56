import AppModels
import AppScreens

/// The widgets of a calculator, which know only that they have a delegate.
final class HeadlessCalculatorView: HeadlessView {
  weak var delegate: (any CalculatorViewDelegate)?
  private(set) var display = CalculatorDisplay()

  var text: String {
    get { display.text }
    set { display.text = newValue }
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): delegate?.calculatorView(self, didPress: key)
    }
  }
}

/// The delegate of a calculator view.
protocol CalculatorViewDelegate: AnyObject {
  /// The user pressed a key.
  func calculatorView(_ view: HeadlessCalculatorView, didPress key: Calculator.Key)
}
