import AppScreens

/// Holds the view; the view holds its view model, which a new view reads in its place.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  /// Everything the view shows once the run loop has turned.
  func display(through view: HeadlessCalculatorView) -> CalculatorDisplay {
    view.drawIfNeeded()
    return view.display
  }

  func secondView() -> HeadlessCalculatorView? {
    HeadlessCalculatorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
