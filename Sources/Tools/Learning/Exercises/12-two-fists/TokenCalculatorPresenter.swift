// 12 two-fists. A person sees nothing wrong, however long they try.
// But when the window is rotated, the old view stays in memory for ever,
// and so does the whole screen when it is closed.
// They should both be released at once.

import AppModels

/// Holds the model and the view: changes the model, then tells the view what to show.
public final class TokenCalculatorPresenter {
  // TODO: The view holds its presenter. How may the presenter hold the view?
  private var view: (any TokenCalculatorView)?
  private var calculator = TokenCalculator()

  /// A presenter of a new token calculator, without a view.
  public init() {}

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any TokenCalculatorView) {
    self.view = view
    view.show(separators: calculator.separators)
    view.show(input: calculator.input)
    view.show(total: total)
  }

  /// Takes over the separators that a person edited.
  public func edit(separators: String) {
    calculator.edit(separators: separators)
    view?.show(total: total)
  }

  /// Takes over the input that a person edited.
  public func edit(input: String) {
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
