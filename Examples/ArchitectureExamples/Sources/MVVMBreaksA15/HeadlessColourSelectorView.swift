import AppModels
import AppScreens
import Observing

/// A view without pixels, which binds to the view model.
final class HeadlessColourSelectorView: HeadlessView {
  private weak var viewModel: ColourSelectorViewModel?
  private(set) var display = ColourSelectorDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.display.green = $0 },
      viewModel.$isYellowOn.bind { [weak self] in self?.display.yellow = $0 },
      viewModel.$status.bind { [weak self] in self?.display.status = $0 },
    ]
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      viewModel?.turn(colour, on: isOn)
    }
  }

  /// Ends the bindings: the view receives no further updates, and passes on no gesture.
  func unbind() {
    bindings = []
    viewModel = nil
  }
}
