import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  private(set) var display = CalculatorDisplay()
  private lazy var log = MessageLog(of: self)

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
