import AppScreens
import ObservableModels

/// Holds the view; the view holds its presenter and the model, which a new view takes over.
final class CalculatorScreen: Screen {
  private(set) var view: HeadlessCalculatorView

  init() {
    let model = CalculatorModel()
    view = HeadlessCalculatorView(presenter: CalculatorPresenter(model: model), model: model)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessCalculatorView(presenter: view.presenter, model: view.model)
  }
}
