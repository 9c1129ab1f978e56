import AppModels
import AppScreens
import MVC

/// A correct controller, for specimens to override; to hold it is to hold the screen.
class MVCCalculator: Screen, CalculatorViewDelegate {
  final private(set) var view = MVCCalculatorView()
  var calculator = Calculator()
  private var isRejected = false

  init() {
    setUp()
  }

  final func replaceView() {
    view.delegate = nil
    view = MVCCalculatorView()
    setUp()
  }

  func setUp() {
    view.delegate = self
    update()
  }

  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  final func update() {
    switch calculator.entry {
    case _ where isRejected: view.text = "error"
    case .nothing: view.text = "0"
    case .expression(let expression): view.text = expression
    case .result(let value): view.text = String(value)
    }
  }
}

/// A correct view.
final class MVCCalculatorView: CalculatorView, HeadlessView {
  weak var delegate: (any CalculatorViewDelegate)?
  var text = ""

  var display: CalculatorDisplay { CalculatorDisplay(text: text) }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): delegate?.calculatorView(self, didPress: key)
    }
  }
}
