import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    viewModel.$isGreenOn.bind(self) { view, isOn in view.display.green = isOn }
    viewModel.$isYellowOn.bind(self) { view, isOn in view.display.yellow = isOn }
    viewModel.$status.bind(self) { view, status in view.display.status = status }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    viewModel.$isGreenOn.unbind(self)
    viewModel.$isYellowOn.unbind(self)
    viewModel.$status.unbind(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(.green, let isOn):
      display.green = isOn
      viewModel.turn(.green, on: isOn)
    case .turn(.yellow, let isOn):
      display.yellow = isOn
      viewModel.turn(.yellow, on: isOn)
    }
  }
}
