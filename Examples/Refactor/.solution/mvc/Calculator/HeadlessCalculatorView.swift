import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  weak var delegate: (any CalculatorViewDelegate)?
  var text = ""

  var display: CalculatorDisplay {
    CalculatorDisplay(text: text)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): delegate?.calculatorView(self, didPress: key)
    }
  }
}
