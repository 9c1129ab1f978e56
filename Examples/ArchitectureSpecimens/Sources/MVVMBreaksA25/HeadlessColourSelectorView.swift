import AppModels
import AppScreens
import Observing

/// A view that binds to the view model.
protocol ColourSelectorView: AnyObject {
  var viewModel: ColourSelectorViewModel { get }
}

/// A view without pixels.
final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()
  private var bindings: [ObservationToken] = []

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.display.green = $0 },
      viewModel.$isYellowOn.bind { [weak self] in self?.display.yellow = $0 },
      viewModel.$status.bind { [weak self] in self?.display.status = $0 },
    ]
  }

  func unbind() {
    bindings = []
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      viewModel.turn(colour, on: isOn)
      viewModel.status = viewModel.words
    }
  }
}
