import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let viewModel: TokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()
  private var bindings: [ObservationToken] = []
  private lazy var log = MessageLog(of: self)

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("separators", viewModel.$separators.bind) { [weak self] in
        self?.display.separators = $0
      },
      log.bind("input", viewModel.$input.bind) { [weak self] in self?.display.input = $0 },
      log.bind("total", viewModel.$total.bind) { [weak self] in self?.display.total = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      log.call("edit(separators:)", viewModel.edit(separators:), text)
    case .editInput(let text):
      display.input = text
      log.call("edit(input:)", viewModel.edit(input:), text)
    }
  }
}
