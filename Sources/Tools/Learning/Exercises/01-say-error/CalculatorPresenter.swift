// 1 say-error. It is red at first, and that is meant: one word is wrong.
// A person presses + on a new calculator, where a number has to come first.
// They see:    Error
// They should: error
// Save this file, and look at the terminal.

import AppModels

/// Holds the model, and the view only weakly: changes the model, then tells the view what to show.
public final class CalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private var calculator = Calculator()
  private var isRejected = false

  /// A presenter of a new calculator, without a view.
  public init() {}

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any CalculatorView) {
    self.view = view
    view.show(text: text)
  }

  /// Presses a key.
  public func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    view?.show(text: text)
  }

  private var text: String {
    // TODO: What does a person read after a rejected key?
    guard !isRejected else { return "Error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
