import AppModels

/// Holds the model and the view: changes the model, then sets the widgets of the view.
final class CalculatorController: CalculatorViewDelegate {
  private(set) var view = HeadlessCalculatorView()
  private var calculator = Calculator()
  private var isRejected = false

  init() {
    view.delegate = self
    view.text = text
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
  func replaceView() {
    view.delegate = nil
    view = HeadlessCalculatorView()
    view.delegate = self
    view.text = text
  }

  func calculatorView(_ view: HeadlessCalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
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
