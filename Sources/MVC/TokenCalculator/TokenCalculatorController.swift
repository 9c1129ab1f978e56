import AppModels

/// Holds the model and the view: changes the one, then sets what the widgets of the other hold.
public final class TokenCalculatorController: TokenCalculatorViewDelegate {
  /// The view on screen; a new one is caught up at once, and the old one let go.
  public var view: any TokenCalculatorView {
    willSet { view.delegate = nil }
    didSet { setUp() }
  }

  private var calculator = TokenCalculator()

  /// A controller of a new token calculator, with its first view.
  public init(view: any TokenCalculatorView) {
    self.view = view
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
