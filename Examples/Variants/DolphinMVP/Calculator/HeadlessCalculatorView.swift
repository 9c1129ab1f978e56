import AppModels
import AppScreens
import ObservableModels

/// Observes the model, and passes the user's input to the presenter.
final class HeadlessCalculatorView: HeadlessView, ModelObserver {
  weak var presenter: CalculatorPresenter?
  private let model: CalculatorModel
  private(set) var display = CalculatorDisplay()

  init(model: CalculatorModel) {
    self.model = model
    model.add(self)
    update()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter?.press(key)
    }
  }

  func modelDidChange() {
    update()
  }

  /// Shows that a key was rejected.
  func showError() {
    display.text = "error"
  }

  /// Closes the view, before it leaves the screen.
  func close() {
    model.remove(self)
    presenter = nil
  }

  private func update() {
    display.text =
      switch model.entry {
      case .nothing: "0"
      case .expression(let expression): expression
      case .result(let value): String(value)
      }
  }
}
