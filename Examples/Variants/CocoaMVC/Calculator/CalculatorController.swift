import AppModels

/// Holds the model and the view: changes the model, then sets the widgets of the view.
final class CalculatorController: CalculatorViewDelegate {
  /// The view on screen.
  private(set) var view = HeadlessCalculatorView()

  private var calculator = Calculator()
  private var isRejected = false

  init() {
    setUp()
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
  func replaceView() {
    view.delegate = nil
    view = HeadlessCalculatorView()
    setUp()
  }

  private func setUp() {
    view.delegate = self
    update()
  }

  func calculatorView(_ view: HeadlessCalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    if isRejected {
      view.text = "error"
    } else {
      switch calculator.entry {
      case .nothing: view.text = "0"
      case .expression(let expression): view.text = expression
      case .result(let value): view.text = String(value)
      }
    }
  }
}
