import AppModels
import AppScreens

final class HeadlessCalculatorView: HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private var bindings: [CancellationToken] = []

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

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
