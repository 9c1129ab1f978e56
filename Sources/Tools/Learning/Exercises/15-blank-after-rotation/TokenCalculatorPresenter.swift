// 15 blank-after-rotation. A person types 1,2 and rotates the window.
// They see:    an empty field, and the total
// They should: all that they saw before
// A new view is empty. It is attached, and must be told everything.

import AppModels

/// Holds the model, and the view only weakly: changes the model, then tells the view what to show.
public final class TokenCalculatorPresenter {
  private weak var view: (any TokenCalculatorView)?
  private var calculator = TokenCalculator()

  /// A presenter of a new token calculator, without a view.
  public init() {}

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any TokenCalculatorView) {
    self.view = view
    // TODO: Two lines are missing here.
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
