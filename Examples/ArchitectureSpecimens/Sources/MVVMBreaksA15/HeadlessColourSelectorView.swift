import AppModels
import AppScreens
import Observing

/// A view that binds to the view model.
protocol ColourSelectorView: AnyObject {
  var viewModel: ColourSelectorViewModel? { get }
}

/// A view without pixels.
final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  private(set) weak var viewModel: ColourSelectorViewModel?
  private(set) var display = ColourSelectorDisplay()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    viewModel.$isGreenOn.bind(self) { view, isOn in view.display.green = isOn }
    viewModel.$isYellowOn.bind(self) { view, isOn in view.display.yellow = isOn }
    viewModel.$status.bind(self) { view, status in view.display.status = status }
  }

  func unbind() {
    viewModel?.$isGreenOn.unbind(self)
    viewModel?.$isYellowOn.unbind(self)
    viewModel?.$status.unbind(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      viewModel?.turn(colour, on: isOn)
    }
  }
}
