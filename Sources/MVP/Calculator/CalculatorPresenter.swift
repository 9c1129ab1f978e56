import AppModels

/// Holds the model, and the view only weakly: changes the one, then tells the other what to show.
public final class CalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private var calculator = Calculator()
  private var rejection: Calculator.Failure?

  /// A presenter of a new calculator, without a view.
  public init() {}

  /// Catches a view up, and from now on tells this view alone.
  public func attach(_ view: any CalculatorView) {
    self.view = view
    view.show(text: text)
  }

  /// Presses a key.
  public func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      rejection = nil
    } catch {
      rejection = error
    }
    view?.show(text: text)
  }

  private var text: String {
    guard rejection == nil else { return "error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
