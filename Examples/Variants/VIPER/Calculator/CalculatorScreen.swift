import AppScreens

/// Owns the view, which owns the presenter.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(presenter: CalculatorRouter.makePresenter())

  func replaceView() {
    view = HeadlessCalculatorView(presenter: view.presenter)
  }
}
