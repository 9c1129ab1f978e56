// 12 two-fists. A user notices nothing wrong, however long they try.
// But when the view is replaced, the old one stays in memory forever,
// and so does the whole screen when it is closed.
// They should both be released at once.

import AppModels

/// Owns the model and the view: changes the model, then updates the view.
public final class TokenCalculatorPresenter {
  // TODO: The view owns its presenter. How may the presenter refer to the view?
  private var view: (any TokenCalculatorView)?
  private var calculator = TokenCalculator()

  /// A presenter of a new token calculator, without a view.
  public init() {}

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any TokenCalculatorView) {
    self.view = view
    view.show(separators: calculator.separators)
    view.show(input: calculator.input)
    view.show(total: total)
  }

  /// Changes the separators, which the user has edited.
  public func edit(separators: String) {
    calculator.edit(separators: separators)
    view?.show(total: total)
  }

  /// Changes the input, which the user has edited.
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
