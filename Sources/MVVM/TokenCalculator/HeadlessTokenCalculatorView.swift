import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let viewModel: TokenCalculatorViewModel
  private(set) var display = TokenCalculatorDisplay()
  private let log = MessageLog.forNewView()

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    log?.record(.bind, "separators", in: self)
    viewModel.$separators.bind(self) { view, text in
      view.log?.record(.notify, "separators", text, in: view)
      view.display.separators = text
    }
    log?.record(.bind, "input", in: self)
    viewModel.$input.bind(self) { view, text in
      view.log?.record(.notify, "input", text, in: view)
      view.display.input = text
    }
    log?.record(.bind, "total", in: self)
    viewModel.$total.bind(self) { view, text in
      view.log?.record(.notify, "total", text, in: view)
      view.display.total = text
    }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    log?.record(.unbind, "separators", in: self)
    viewModel.$separators.unbind(self)
    log?.record(.unbind, "input", in: self)
    viewModel.$input.unbind(self)
    log?.record(.unbind, "total", in: self)
    viewModel.$total.unbind(self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      log?.record(.call, "edit(separators:)", text, in: self)
      viewModel.edit(separators: text)
    case .editInput(let text):
      display.input = text
      log?.record(.call, "edit(input:)", text, in: self)
      viewModel.edit(input: text)
    }
  }
}
