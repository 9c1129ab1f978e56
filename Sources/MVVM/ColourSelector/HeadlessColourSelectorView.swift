import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()
  private var bindings: [ObservationToken] = []
  private lazy var log = MessageLog(of: self)

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("isGreenOn", viewModel.$isGreenOn.bind) { [weak self] in self?.display.green = $0 },
      log.bind("isYellowOn", viewModel.$isYellowOn.bind) { [weak self] in self?.display.yellow = $0
      },
      log.bind("status", viewModel.$status.bind) { [weak self] in self?.display.status = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      log.call("turn(_:on:)", viewModel.turn(_:on:), colour, isOn)
    }
  }
}
