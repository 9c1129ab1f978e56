import AppModels

/// Holds the model and the view: changes the model, then sets the widgets of the view.
public final class TokenCalculatorController: TokenCalculatorViewDelegate {
  /// The view on screen.
  private(set) var view: any TokenCalculatorView

  private var calculator = TokenCalculator()

  /// A controller of a new token calculator, with its first view.
  public init(view: any TokenCalculatorView) {
    self.view = view
    setUp()
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
  public func replaceView(with newView: any TokenCalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.separators = calculator.separators
    view.input = calculator.input
    updateTotal()
  }

  /// Reads the separators off the view, and sets its total.
  public func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView) {
    calculator.edit(separators: view.separators)
    updateTotal()
  }

  /// Reads the input off the view, and sets its total.
  public func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView) {
    calculator.edit(input: view.input)
    updateTotal()
  }

  private func updateTotal() {
    do {
      view.total = String(try calculator.total())
    } catch {
      view.total = "error"
    }
  }
}
