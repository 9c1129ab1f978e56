import AppScreens

final class HeadlessTokenCalculatorView: HeadlessView {
  let viewModel: TokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    viewModel.$separators { [weak self] text in self?.display.$separators.update(text) }
    viewModel.$input { [weak self] text in self?.display.$input.update(text) }
    viewModel.$total { [weak self] text in self?.display.total = text }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.$separators.type(text)
      viewModel.edit(separators: text)
    case .editInput(let text):
      display.$input.type(text)
      viewModel.edit(input: text)
    }
  }
}
