import AppModels
import AppScreens
import TriptychTraces

final class CalculatorController {
  private var view: ControlledCalculatorView
  private var calculator = Calculator()
  private var isRejected = false

  init(view: ControlledCalculatorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: ControlledCalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    update()
  }

  func calculatorView(_: ControlledCalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    view.text = isRejected ? "error" : entryText(calculator)
  }
}

/// What all three mediators of a calculator show.
func entryText(_ calculator: Calculator) -> String {
  switch calculator.entry {
  case .nothing: "0"
  case .expression(let expression): expression
  case .result(let value): String(value)
  }
}

final class ControlledCalculatorView: RecordingView {
  weak var delegate: CalculatorController? { didSet { log.set("delegate", delegate) } }
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  var text: String {
    get { log.read("text") { display.text } }
    set {
      log.set("text", newValue)
      display.text = newValue
    }
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      delegate?.calculatorView(
        log.argument(self),
        didPress: log.call("delegate.calculatorView(_:didPress:)", key))
    }
  }
}

final class ControlledCalculatorScreen: Screen {
  private let controller: CalculatorController
  unowned private(set) var view: ControlledCalculatorView

  init() {
    let view = ControlledCalculatorView()
    controller = CalculatorController(view: view)
    self.view = view
  }

  func replaceView() {
    let newView = ControlledCalculatorView()
    controller.replaceView(with: newView)
    view = newView
  }
}
