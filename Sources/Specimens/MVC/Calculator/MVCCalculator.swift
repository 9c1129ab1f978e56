import AppModels
import AppScreens
import MVC

/// A right controller, for specimens to override.
class MVCCalculatorController: CalculatorViewDelegate {
  private(set) var view: any CalculatorView
  let calculator: SpecimenCalculator
  private var rejection: Calculator.Failure?

  required init(view: any CalculatorView, calculator: SpecimenCalculator) {
    self.view = view
    self.calculator = calculator
    setUp()
  }

  func replaceView(with newView: any CalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  func setUp() {
    view.delegate = self
    update()
  }

  func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      rejection = nil
    } catch {
      rejection = error
    }
    update()
  }

  func update() {
    if rejection != nil {
      view.text = "error"
    } else {
      switch calculator.entry {
      case .nothing: view.text = "0"
      case .expression(let expression): view.text = expression
      case .result(let value): view.text = String(value)
      }
    }
  }
}

/// A right view.
final class MVCCalculatorView: CalculatorView, HeadlessView {
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

/// Holds the controller, which holds the view.
final class MVCCalculatorScreen: Screen {
  private let controller: MVCCalculatorController

  init(
    _ calculator: SpecimenCalculator = SpecimenCalculator(),
    controller: MVCCalculatorController.Type = MVCCalculatorController.self
  ) {
    self.controller = controller.init(view: MVCCalculatorView(), calculator: calculator)
  }

  var view: MVCCalculatorView {
    controller.view as? MVCCalculatorView ?? MVCCalculatorView()
  }

  func replaceView() {
    controller.replaceView(with: MVCCalculatorView())
  }
}
