import AppScreens

/// Owns the view, which owns the presenter.
final class TemperatureScreen: Screen {
  private(set) var view = HeadlessTemperatureView(presenter: TemperaturePresenter())

  func replaceView() {
    view = HeadlessTemperatureView(presenter: view.presenter)
  }
}
