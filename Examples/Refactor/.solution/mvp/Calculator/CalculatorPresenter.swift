import AppModels

/// Presses keys on the model, and passes the text of the result to the view.
final class CalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private var calculator = Calculator()
  private var isRejected = false

  func attach(_ view: any CalculatorView) {
    self.view = view
    view.show(text: text)
  }

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    view?.show(text: text)
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
