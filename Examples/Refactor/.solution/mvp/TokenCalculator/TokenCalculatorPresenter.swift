import AppModels

/// Passes texts to the model, and passes the text of the total to the view.
final class TokenCalculatorPresenter {
  private weak var view: (any TokenCalculatorView)?
  private var calculator = TokenCalculator()

  func attach(_ view: any TokenCalculatorView) {
    self.view = view
    view.show(separators: calculator.separators)
    view.show(input: calculator.input)
    view.show(total: total)
  }

  func edit(separators: String) {
    calculator.edit(separators: separators)
    view?.show(total: total)
  }

  func edit(input: String) {
    calculator.edit(input: input)
    view?.show(total: total)
  }

  private var total: String {
    do {
      return String(try calculator.total())
    } catch {
      return "error"
    }
  }
}
