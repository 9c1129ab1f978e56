import AppModels
import AppScreens

final class HeadlessTokenCalculatorView: HeadlessView {
  let viewModel: TokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.display.$separators.update($0) },
      viewModel.$input.bind { [weak self] in self?.display.$input.update($0) },
      viewModel.$total.bind { [weak self] in self?.display.total = $0 },
    ]
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

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
