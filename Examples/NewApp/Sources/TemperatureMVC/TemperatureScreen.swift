import AppScreens

/// Owns the controller, which owns the view.
final class TemperatureScreen: Screen {
  private let controller: TemperatureController
  unowned private(set) var view: HeadlessTemperatureView

  init() {
    let view = HeadlessTemperatureView()
    controller = TemperatureController(view: view)
    self.view = view
  }

  func replaceView() {
    let newView = HeadlessTemperatureView()
    controller.replaceView(with: newView)
    view = newView
  }
}
