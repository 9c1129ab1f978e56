import AppModels
import AppScreens
import MVVM

/// A right view model, for specimens to override.
class MVVMTokenCalculatorViewModel {
  @Observed var separators = ""
  @Observed private(set) var input = ""
  @Observed private(set) var total = ""
  let calculator: SpecimenTokenCalculator

  required init(_ calculator: SpecimenTokenCalculator) {
    self.calculator = calculator
    setUp()
  }

  func setUp() {
    updateTotal()
  }

  func edit(separators: String) {
    calculator.separators = separators
    self.separators = separators
    updateTotal()
  }

  func edit(input: String) {
    calculator.input = input
    self.input = input
    updateTotal()
  }

  private func updateTotal() {
    do {
      total = String(try calculator.total())
    } catch {
      total = "error"
    }
  }
}

/// A right view.
final class MVVMTokenCalculatorView: HeadlessView {
  let viewModel: MVVMTokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()
  private var bindings: [ObservationToken] = []

  init(viewModel: MVVMTokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.display.separators = $0 },
      viewModel.$input.bind { [weak self] in self?.display.input = $0 },
      viewModel.$total.bind { [weak self] in self?.display.total = $0 },
    ]
  }

  func unbind() {
    bindings = []
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      viewModel.edit(separators: text)
    case .editInput(let text):
      display.input = text
      viewModel.edit(input: text)
    }
  }
}

/// Holds the view, which holds its view model.
final class MVVMTokenCalculatorScreen: Screen {
  private(set) var view: MVVMTokenCalculatorView

  init(
    _ calculator: SpecimenTokenCalculator = SpecimenTokenCalculator(),
    viewModel: MVVMTokenCalculatorViewModel.Type = MVVMTokenCalculatorViewModel.self
  ) {
    view = MVVMTokenCalculatorView(viewModel: viewModel.init(calculator))
  }

  func replaceView() {
    view.unbind()
    view = MVVMTokenCalculatorView(viewModel: view.viewModel)
  }
}
