import AppScreens

/// Holds the controller, which holds the view.
final class ColourSelectorScreen: Screen {
  private let controller = ColourSelectorController(view: HeadlessColourSelectorView())

  /// The controller's view, which is always headless here.
  var view: HeadlessColourSelectorView {
    controller.view as? HeadlessColourSelectorView ?? HeadlessColourSelectorView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessColourSelectorView())
  }
}
