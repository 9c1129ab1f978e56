import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class TemperatureScreen: Screen {
  private let controller = TemperatureController(view: HeadlessTemperatureView())

  /// The controller's view; a blank one, should the controller hold none of ours.
  var view: HeadlessTemperatureView {
    controller.view as? HeadlessTemperatureView ?? HeadlessTemperatureView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessTemperatureView())
  }
}
