import AppScreens
import ObservableModels

/// Owns the view, which owns the presenter and the model.
final class CalculatorScreen: Screen {
  private(set) var view: HeadlessCalculatorView

  init() {
    let model = CalculatorModel()
    view = HeadlessCalculatorView(presenter: CalculatorPresenter(model: model), model: model)
  }

  func replaceView() {
    view.bindings = []
    view = HeadlessCalculatorView(presenter: view.presenter, model: view.model)
  }
}
