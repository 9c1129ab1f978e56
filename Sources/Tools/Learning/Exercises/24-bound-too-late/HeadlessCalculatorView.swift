// 24 bound-too-late. The calculator is in MVVM. A person opens it.
// They see:    nothing, until the first key
// They should: 0
// The view model has the right text all the time. Who asks it to tell?

import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private var bindings: [ObservationToken] = []
  let recording = ViewRecording()

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  private func bind() {
    bindings = [
      log.bind("text", viewModel.$text.bind) { [weak self] in self?.display.text = $0 }
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: CalculatorGesture) {
    // TODO: Is this the time to begin to listen?
    if bindings.isEmpty { bind() }
    switch gesture {
    case .press(let key): log.call("press(_:)", viewModel.press(_:), key)
    }
  }
}
