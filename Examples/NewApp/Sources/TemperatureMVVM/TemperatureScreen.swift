import AppScreens

/// Holds the view; the view holds its view model, and a new view binds to that.
final class TemperatureScreen: Screen {
  private(set) var view = HeadlessTemperatureView(viewModel: TemperatureViewModel())

  func secondView() -> HeadlessTemperatureView? {
    HeadlessTemperatureView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessTemperatureView(viewModel: view.viewModel)
  }
}
