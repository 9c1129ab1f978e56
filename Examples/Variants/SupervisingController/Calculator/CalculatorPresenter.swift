import AppModels
import ObservableModels

/// Holds the model, and the view only weakly: changes the one, and shows the rest on the other.
final class CalculatorPresenter {
  private weak var view: (any CalculatorView)?
  private let model: CalculatorModel
  private var isRejected = false

  init(model: CalculatorModel) {
    self.model = model
  }

  /// Brings a view up to date in what it is not bound to, and from now on tells this view alone.
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
