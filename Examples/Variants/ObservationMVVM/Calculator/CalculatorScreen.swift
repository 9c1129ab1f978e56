import AppScreens

/// Owns the view, which owns the view model.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  /// Everything the view shows after the next turn of the run loop.
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
