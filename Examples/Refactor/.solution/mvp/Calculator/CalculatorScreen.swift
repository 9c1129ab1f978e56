import AppScreens

/// Holds the view, which hands its presenter on to the next.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(presenter: CalculatorPresenter())

  func replaceView() {
    view = HeadlessCalculatorView(presenter: view.presenter)
  }
}
