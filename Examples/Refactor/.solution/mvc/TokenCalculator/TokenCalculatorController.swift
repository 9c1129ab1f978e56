import AppModels

/// Copies the fields' texts into the model, and sets the view's label to the total.
final class TokenCalculatorController: TokenCalculatorViewDelegate {
  private(set) var view: any TokenCalculatorView
  private var calculator = TokenCalculator()

  init(view: any TokenCalculatorView) {
    self.view = view
    setUp()
  }

  func replaceView(with view: any TokenCalculatorView) {
    self.view.delegate = nil
    self.view = view
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.separators = calculator.separators
    view.input = calculator.input
    view.total = total
  }

  func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView) {
    calculator.edit(separators: view.separators)
    view.total = total
  }

  func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView) {
    calculator.edit(input: view.input)
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
