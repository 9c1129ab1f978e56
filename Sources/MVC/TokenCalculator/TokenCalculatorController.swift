import AppModels

/// Owns the model and the view: changes the model, then sets the widgets of the view.
public final class TokenCalculatorController: TokenCalculatorViewDelegate {
  private var view: any TokenCalculatorView
  private var calculator = TokenCalculator()

  /// A controller of a new token calculator, with its first view.
  public init(view: any TokenCalculatorView) {
    self.view = view
    setUp()
  }

  /// Releases the view, and sets up a new one in its place.
  public func replaceView(with newView: any TokenCalculatorView) {
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

  /// Changes the separators on the model, and sets the total of the view.
  public func tokenCalculatorView(_: any TokenCalculatorView, didEditSeparators text: String) {
    calculator.edit(separators: text)
    view.total = total
  }

  /// Changes the input on the model, and sets the total of the view.
  public func tokenCalculatorView(_: any TokenCalculatorView, didEditInput text: String) {
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
