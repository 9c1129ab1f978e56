import AppModels

/// Presses keys on the model, and sets the view's label to the result.
final class CalculatorController: CalculatorViewDelegate {
  private var view: any CalculatorView
  private var calculator = Calculator()
  private var isRejected = false

  init(view: any CalculatorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: any CalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.text = text
  }

  func calculatorView(_: any CalculatorView, didPress key: Calculator.Key) {
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
