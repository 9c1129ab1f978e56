import AppModels

/// Owns the model and the view: changes the model, then sets the widgets of the view.
final class CalculatorController: CalculatorViewDelegate {
  private(set) var view = HeadlessCalculatorView()
  private var calculator = Calculator()
  private var isRejected = false

  init() {
    setUp()
  }

  /// Releases the view, and sets up a new one in its place.
  func replaceView() {
    view.delegate = nil
    view = HeadlessCalculatorView()
    setUp()
  }

  private func setUp() {
    view.delegate = self
    update()
  }

  func calculatorView(_: HeadlessCalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    view.text = text
  }

  private var text: String {
    guard !isRejected else { return "error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
