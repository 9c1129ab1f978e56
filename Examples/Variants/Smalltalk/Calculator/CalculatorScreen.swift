import AppScreens

/// Holds the view; the view holds its model, on which a new view depends in its place.
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
