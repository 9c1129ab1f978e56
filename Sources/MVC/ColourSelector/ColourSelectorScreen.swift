import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class ColourSelectorScreen: Screen {
  private let controller = ColourSelectorController(view: HeadlessColourSelectorView())

  /// The controller's view; a blank one, should the controller hold none of ours.
  var view: HeadlessColourSelectorView {
    controller.view as? HeadlessColourSelectorView ?? HeadlessColourSelectorView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessColourSelectorView())
  }
}
