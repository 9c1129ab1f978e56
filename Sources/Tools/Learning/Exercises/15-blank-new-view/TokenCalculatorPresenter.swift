// 15 blank-new-view. A user types 1,2; then the view is replaced.
// They see:    an empty field, and the total
// They should: all that they saw before
// A new view is empty. When it is attached, the presenter must show everything.

import AppModels

/// Owns the model, but not the view: changes the model, then updates the view.
public final class TokenCalculatorPresenter {
  private weak var view: (any TokenCalculatorView)?
  private var calculator = TokenCalculator()

  /// A presenter of a new token calculator, without a view.
  public init() {}

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any TokenCalculatorView) {
    self.view = view
    // TODO: Two lines are missing here.
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
