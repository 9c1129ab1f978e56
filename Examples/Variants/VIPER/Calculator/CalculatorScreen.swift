import AppScreens

/// Holds the view; the view holds its presenter, which a new view takes over.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(presenter: CalculatorRouter.makePresenter())

  func replaceView() {
    view = HeadlessCalculatorView(presenter: view.presenter)
  }
}
