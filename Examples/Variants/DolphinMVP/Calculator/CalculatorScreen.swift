import AppScreens

/// Owns the presenter, which owns the view.
final class CalculatorScreen: Screen {
  private let presenter = CalculatorPresenter()

  var view: HeadlessCalculatorView { presenter.view }

  func replaceView() {
    presenter.replaceView()
  }
}
