import AppScreens

/// Holds the view; the view holds its view model, to which a new view binds in its place.
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
