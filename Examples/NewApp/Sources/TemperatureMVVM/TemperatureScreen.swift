import AppScreens

/// Owns the view, which owns the view model.
final class TemperatureScreen: Screen {
  private(set) var view = HeadlessTemperatureView(viewModel: TemperatureViewModel())

  func replaceView() {
    view.unbind()
    view = HeadlessTemperatureView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessTemperatureView? {
    HeadlessTemperatureView(viewModel: view.viewModel)
  }
}
