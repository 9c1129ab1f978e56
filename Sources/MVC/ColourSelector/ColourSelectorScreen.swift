import AppScreens

/// Holds the controller; the controller holds the view, which the screen only looks at.
final class ColourSelectorScreen: Screen {
  private let controller: ColourSelectorController
  private weak var shownView: HeadlessColourSelectorView?

  init() {
    let view = HeadlessColourSelectorView()
    controller = ColourSelectorController(view: view)
    shownView = view
  }

  /// The controller's view; a blank one, should the controller have let it go.
  var view: HeadlessColourSelectorView {
    shownView ?? HeadlessColourSelectorView()
  }

  func replaceView() {
    let view = HeadlessColourSelectorView()
    controller.view = view
    shownView = view
  }
}
