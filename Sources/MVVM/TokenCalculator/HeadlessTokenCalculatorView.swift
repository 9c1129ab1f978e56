import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let viewModel: TokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    viewModel.$separators.bind(self) { view, text in view.display.separators = text }
    viewModel.$input.bind(self) { view, text in view.display.input = text }
    viewModel.$total.bind(self) { view, text in view.display.total = text }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    viewModel.$separators.unbind(self)
    viewModel.$input.unbind(self)
    viewModel.$total.unbind(self)
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
