import AppModels
import AppScreens
import MVVM

/// A right view model, for specimens to override.
class MVVMCalculatorViewModel {
  @Observed var text = ""
  let calculator: SpecimenCalculator

  required init(_ calculator: SpecimenCalculator) {
    self.calculator = calculator
    setUp()
  }

  func setUp() {
    showEntry()
  }

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      showEntry()
    } catch {
      text = "error"
    }
  }

  func showEntry() {
    text =
      switch calculator.entry {
      case .nothing: "0"
      case .expression(let expression): expression
      case .result(let value): String(value)
      }
  }
}

/// A right view, for specimens to override.
class MVVMCalculatorView: HeadlessView {
  let viewModel: MVVMCalculatorViewModel
  var display = CalculatorDisplay()
  var bindings: [ObservationToken] = []

  required init(viewModel: MVVMCalculatorViewModel) {
    self.viewModel = viewModel
    bind()
  }

  func bind() {
    bindings = [viewModel.$text.bind { [weak self] in self?.display.text = $0 }]
  }

  final func unbind() {
    bindings = []
  }

  final func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): viewModel.press(key)
    }
  }
}

/// Holds the view, which holds its view model.
final class MVVMCalculatorScreen: Screen {
  private(set) var view: MVVMCalculatorView

  init(
    _ calculator: SpecimenCalculator = SpecimenCalculator(),
    viewModel: MVVMCalculatorViewModel.Type = MVVMCalculatorViewModel.self,
    view: MVVMCalculatorView.Type = MVVMCalculatorView.self
  ) {
    self.view = view.init(viewModel: viewModel.init(calculator))
  }

  func replaceView() {
    view.unbind()
    view = type(of: view).init(viewModel: view.viewModel)
  }
}
