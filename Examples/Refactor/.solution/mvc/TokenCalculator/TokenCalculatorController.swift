import AppModels

/// Passes texts to the model, and sets the view's label to the total.
final class TokenCalculatorController: TokenCalculatorViewDelegate {
  private var view: any TokenCalculatorView
  private var calculator = TokenCalculator()

  init(view: any TokenCalculatorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: any TokenCalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.separators = calculator.separators
    view.input = calculator.input
    view.total = total
  }

  func tokenCalculatorView(_: any TokenCalculatorView, didEditSeparators text: String) {
    calculator.edit(separators: text)
    view.total = total
  }

  func tokenCalculatorView(_: any TokenCalculatorView, didEditInput text: String) {
    calculator.edit(input: text)
    view.total = total
  }

  private var total: String {
    do {
      return String(try calculator.total())
    } catch {
      return "error"
    }
  }
}
