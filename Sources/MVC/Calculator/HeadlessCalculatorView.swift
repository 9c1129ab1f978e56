import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
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
