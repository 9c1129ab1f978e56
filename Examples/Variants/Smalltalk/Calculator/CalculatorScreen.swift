import AppScreens

/// Owns the view, which owns the model; a new view observes the same model.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(model: CalculatorScreenModel())

  func secondView() -> HeadlessCalculatorView? {
    HeadlessCalculatorView(model: view.model)
  }

  func replaceView() {
    view.release()
    view = HeadlessCalculatorView(model: view.model)
  }
}
