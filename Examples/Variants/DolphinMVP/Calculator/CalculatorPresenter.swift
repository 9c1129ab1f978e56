import AppModels
import ObservableModels

/// Owns the model and the view: changes the model, and shows on the view what is not in the model.
final class CalculatorPresenter {
  private(set) var view: HeadlessCalculatorView
  private let model = CalculatorModel()
  private var isRejected = false

  init() {
    view = HeadlessCalculatorView(model: model)
    view.presenter = self
  }

  /// Closes the view, and opens another on the same model.
  func replaceView() {
    view.close()
    view = HeadlessCalculatorView(model: model)
    view.presenter = self
    if isRejected { view.showError() }
  }

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    do {
      try model.press(key)
      isRejected = false
    } catch {
      isRejected = true
      view.showError()
    }
  }
}
