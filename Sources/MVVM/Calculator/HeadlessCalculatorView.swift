import AppScreens

final class HeadlessCalculatorView: BoundView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  var bindings: [ObservationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$text.bind { [weak self] in self?.display.text = $0 }
    ]
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): viewModel.press(key)
    }
  }
}
