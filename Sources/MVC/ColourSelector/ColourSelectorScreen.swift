import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class ColourSelectorScreen: Screen {
  private let controller = ColourSelectorController(view: HeadlessColourSelectorView())

  /// The controller's view, which is one of ours.
  var view: HeadlessColourSelectorView {
    guard let view = controller.view as? HeadlessColourSelectorView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: HeadlessColourSelectorView())
  }
}
