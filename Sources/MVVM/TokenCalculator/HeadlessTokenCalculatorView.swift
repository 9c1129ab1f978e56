import AppScreens

final class HeadlessTokenCalculatorView: BoundView {
  let viewModel: TokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()
  var bindings: [ObservationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.display.separators = $0 },
      viewModel.$input.bind { [weak self] in self?.display.input = $0 },
      viewModel.$total.bind { [weak self] in self?.display.total = $0 },
    ]
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      viewModel.$separators.withoutEcho(to: bindings) { viewModel.edit(separators: text) }
    case .editInput(let text):
      display.input = text
      viewModel.$input.withoutEcho(to: bindings) { viewModel.edit(input: text) }
    }
  }
}
