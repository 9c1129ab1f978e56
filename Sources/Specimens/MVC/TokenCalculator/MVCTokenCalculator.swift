import AppModels
import AppScreens
import MVC

/// A right controller, for specimens to override.
class MVCTokenCalculatorController: TokenCalculatorViewDelegate {
  private(set) var view: any TokenCalculatorView
  let calculator: SpecimenTokenCalculator

  required init(view: any TokenCalculatorView, calculator: SpecimenTokenCalculator) {
    self.view = view
    self.calculator = calculator
    setUp()
  }

  func replaceView(with newView: any TokenCalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    setFields()
    updateTotal()
  }

  func setFields() {
    view.separators = calculator.separators
    view.input = calculator.input
  }

  func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView) {
    calculator.separators = view.separators
    updateTotal()
  }

  func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView) {
    calculator.input = view.input
    updateTotal()
  }

  func updateTotal() {
    do {
      view.total = String(try calculator.total())
    } catch {
      view.total = "error"
    }
  }
}

/// A right view, for specimens to override.
class MVCTokenCalculatorView: TokenCalculatorView, HeadlessView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  var separators = ""
  var input = ""
  var total = ""

  required init() {}

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(separators: separators, input: input, total: total)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      separators = text
      delegate?.tokenCalculatorViewDidEditSeparators(self)
    case .editInput(let text):
      input = text
      delegate?.tokenCalculatorViewDidEditInput(self)
    }
  }
}

/// Holds the controller, which holds the view.
final class MVCTokenCalculatorScreen: Screen {
  private let controller: MVCTokenCalculatorController
  private let viewType: MVCTokenCalculatorView.Type

  init(
    _ calculator: SpecimenTokenCalculator = SpecimenTokenCalculator(),
    controller: MVCTokenCalculatorController.Type = MVCTokenCalculatorController.self,
    view: MVCTokenCalculatorView.Type = MVCTokenCalculatorView.self
  ) {
    viewType = view
    self.controller = controller.init(view: view.init(), calculator: calculator)
  }

  var view: MVCTokenCalculatorView {
    controller.view as? MVCTokenCalculatorView ?? viewType.init()
  }

  func replaceView() {
    controller.replaceView(with: viewType.init())
  }
}
