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
    guard !isRejected else { return "error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
