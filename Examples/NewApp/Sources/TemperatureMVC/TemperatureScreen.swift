import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class TemperatureScreen: Screen {
  private let controller = TemperatureController(view: HeadlessTemperatureView())

  /// The controller's view, which is one of ours.
  var view: HeadlessTemperatureView {
    guard let view = controller.view as? HeadlessTemperatureView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: HeadlessTemperatureView())
  }
}
