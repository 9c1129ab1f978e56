import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  private(set) var display = CalculatorDisplay()
  private let log = MessageLog.forNewView()

  weak var delegate: (any CalculatorViewDelegate)? {
    didSet { log?.record(.set, #function, delegate, in: self) }
  }

  var text: String {
    get {
      log?.record(.read, #function, display.text, in: self)
      return display.text
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.text = newValue
    }
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      log?.record(.delegate, "calculatorView(_:didPress:)", self, key, in: self)
      delegate?.calculatorView(self, didPress: key)
    }
  }
}
