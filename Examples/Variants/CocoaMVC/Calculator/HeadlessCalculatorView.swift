import AppModels
import AppScreens

/// The widgets of a calculator, which know only that they have a delegate.
final class HeadlessCalculatorView: HeadlessView {
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  weak var delegate: (any CalculatorViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var text: String {
    get { log.read(display.text) }
    set { display.text = log.set(newValue) }
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      if let delegate {
        log.delegate("calculatorView(_:didPress:)", delegate.calculatorView(_:didPress:), self, key)
      }
    }
  }
}

/// The delegate that a calculator view tells about gestures.
protocol CalculatorViewDelegate: AnyObject {
  /// A person pressed a key of the view.
  func calculatorView(_ view: HeadlessCalculatorView, didPress key: Calculator.Key)
}
