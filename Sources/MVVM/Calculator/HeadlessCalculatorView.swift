import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    viewModel.$text.bind(self) { view, text in view.display.text = text }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    viewModel.$text.unbind(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): viewModel.press(key)
    }
  }
}
