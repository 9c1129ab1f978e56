import AppScreens

/// Holds the presenter; the presenter holds the view.
final class CalculatorScreen: Screen {
  private let presenter = CalculatorPresenter()

  var view: HeadlessCalculatorView { presenter.view }

  func replaceView() {
    presenter.replaceView()
  }
}
