import AppScreens

/// Owns the view, which owns the view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view = HeadlessColourSelectorView(viewModel: view.viewModel)
  }
}
