import AppScreens

/// Holds the view; the view holds its presenter, which a new view takes over.
final class TemperatureScreen: Screen {
  private(set) var view = HeadlessTemperatureView(presenter: TemperaturePresenter())

  func replaceView() {
    view = HeadlessTemperatureView(presenter: view.presenter)
  }
}
