import AppModels
import AppScreens
import MVVM
import TriptychTraces

final class CalculatorViewModel {
  @Observed private(set) var text = "0"
  private var calculator = Calculator()
  private var isRejected = false

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    text = isRejected ? "error" : entryText(calculator)
  }
}

final class BoundCalculatorView: RecordingView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  var bindings: [CancellationToken] = []
  let recording = ViewRecording()

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("viewModel.text", viewModel.$text.bind) { [weak self] in self?.display.text = $0 }
    ]
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): viewModel.press(log.call("viewModel.press(_:)", key))
    }
  }
}

final class BoundCalculatorScreen: Screen {
  private(set) var view = BoundCalculatorView(viewModel: CalculatorViewModel())

  func replaceView() {
    view.bindings = []
    view = BoundCalculatorView(viewModel: view.viewModel)
  }
}
