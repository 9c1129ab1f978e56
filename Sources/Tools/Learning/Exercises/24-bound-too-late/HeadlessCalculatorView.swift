// 24 bound-too-late. The calculator is in MVVM. A user opens it.
// They see:    nothing, until the first key
// They should: 0
// The view model has the correct text all the time. But the view does not show it.

import AppModels
import AppScreens

final class HeadlessCalculatorView: HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  private func bind() {
    bindings = [
      viewModel.$text.bind { [weak self] in self?.display.text = $0 }
    ]
  }

  func perform(_ gesture: CalculatorGesture) {
    // TODO: Is this the right time to bind?
    if bindings.isEmpty { bind() }
    switch gesture {
    case .press(let key): viewModel.press(key)
    }
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
