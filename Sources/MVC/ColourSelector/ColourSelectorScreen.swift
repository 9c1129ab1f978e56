import AppScreens

/// Owns the controller, which owns the view.
final class ColourSelectorScreen: Screen {
  private let controller: ColourSelectorController
  // The controller owns the view; a view that it has replaced is released.
  unowned private(set) var view: HeadlessColourSelectorView

  init() {
    let view = HeadlessColourSelectorView()
    controller = ColourSelectorController(view: view)
    self.view = view
  }

  func replaceView() {
    let newView = HeadlessColourSelectorView()
    controller.replaceView(with: newView)
    view = newView
  }
}
