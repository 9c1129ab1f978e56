import AppModels
import AppScreens
import Observing

/// A view without pixels, which binds to the view model.
final class HeadlessColourSelectorView: HeadlessView {
  let viewModel: ColourSelectorViewModel
  private var isGreenOn = false
  private var isYellowOn = false
  private var bindings: [CancellationToken] = []

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.isGreenOn = $0 },
      viewModel.$isYellowOn.bind { [weak self] in self?.isYellowOn = $0 },
    ]
  }

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: isGreenOn, yellow: isYellowOn, status: status)
  }

  private var status: String {
    switch (isGreenOn, isYellowOn) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      switch colour {
      case .green: isGreenOn = isOn
      case .yellow: isYellowOn = isOn
      }
      viewModel.turn(colour, on: isOn)
    }
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
