import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private var bindings: [ObservationToken] = []
  private lazy var log = MessageLog(of: self)

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("text", viewModel.$text.bind) { [weak self] in self?.display.text = $0 }
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): log.call("press(_:)", viewModel.press(_:), key)
    }
  }
}
