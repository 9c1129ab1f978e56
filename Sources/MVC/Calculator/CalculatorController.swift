import AppModels

/// Holds the model and the view: changes the model, then sets the widgets of the view.
public final class CalculatorController: CalculatorViewDelegate {
  /// The view on screen.
  private(set) var view: any CalculatorView

  private var calculator = Calculator()
  private var isRejected = false

  /// A controller of a new calculator, with its first view.
  public init(view: any CalculatorView) {
    self.view = view
    setUp()
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
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
  public func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    if isRejected {
      view.text = "error"
    } else {
      switch calculator.entry {
      case .nothing: view.text = "0"
      case .expression(let expression): view.text = expression
      case .result(let value): view.text = String(value)
      }
    }
  }
}
