import AppScreens
import MVVM

/// Owns the view, which owns the view model.
final class TemperatureScreen: Screen {
  private(set) var view = HeadlessTemperatureView(viewModel: TemperatureViewModel())

  func replaceView() {
    view.bindings = []
    view = HeadlessTemperatureView(viewModel: view.viewModel)
  }
}
