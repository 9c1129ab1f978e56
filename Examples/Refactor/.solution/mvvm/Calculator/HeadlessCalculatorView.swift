import AppScreens

final class HeadlessCalculatorView: HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    viewModel.$text { [weak self] text in self?.display.text = text }
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): viewModel.press(key)
    }
  }
}
