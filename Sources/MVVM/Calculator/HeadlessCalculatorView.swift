import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private let log = MessageLog.forNewView()

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    log?.record(.bind, "text", in: self)
    viewModel.$text.bind(self) { view, text in
      view.log?.record(.notify, "text", text, in: view)
      view.display.text = text
    }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    log?.record(.unbind, "text", in: self)
    viewModel.$text.unbind(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      log?.record(.call, "press(_:)", key, in: self)
      viewModel.press(key)
    }
  }
}
