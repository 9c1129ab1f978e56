// 1 say-error. It is red at first, and that is meant: one word is wrong.
// A user presses + on a new calculator, where a number has to come first.
// They see:    Error
// They should: error
// Save this file, and look at the terminal.

import AppModels

/// Owns the model, but not the view: changes the model, then updates the view.
public final class CalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private var calculator = Calculator()
  private var isRejected = false

  /// A presenter of a new calculator, without a view.
  public init() {}

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any CalculatorView) {
    self.view = view
    update()
  }

  /// Presses a key.
  public func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    view?.show(text: text)
  }

  private var text: String {
    // TODO: What does a user read after a rejected key?
    guard !isRejected else { return "Error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
