import AppModels

/// Owns the model and the view: changes the model, then sets the widgets of the view.
public final class CalculatorController: CalculatorViewDelegate {
  private var view: any CalculatorView
  private var calculator = Calculator()
  private var isRejected = false

  /// A controller of a new calculator, with its first view.
  public init(view: any CalculatorView) {
    self.view = view
    setUp()
  }

  /// Releases the view, and sets up a new one in its place.
  public func replaceView(with newView: any CalculatorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    update()
  }

  /// Presses the key on the model, and sets the display of the view.
  public func calculatorView(_: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    view.text = text
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
