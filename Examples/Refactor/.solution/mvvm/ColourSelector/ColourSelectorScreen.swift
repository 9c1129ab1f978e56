import AppScreens

/// Holds the view, which hands its view model on to the next.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view = HeadlessColourSelectorView(viewModel: view.viewModel)
  }
}
