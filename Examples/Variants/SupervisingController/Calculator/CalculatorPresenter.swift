import AppModels
import ObservableModels

/// Owns the model, but not the view: changes the model, and shows on the view what is not bound.
final class CalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private let model: CalculatorModel
  private var isRejected = false

  init(model: CalculatorModel) {
    self.model = model
  }

  /// Updates a view in what it is not bound to, and from now on updates only this one.
  func attach(_ view: any CalculatorView) {
    self.view = view
    if isRejected { view.showError() }
  }

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    do {
      try model.press(key)
      isRejected = false
    } catch {
      isRejected = true
      view?.showError()
    }
  }
}
