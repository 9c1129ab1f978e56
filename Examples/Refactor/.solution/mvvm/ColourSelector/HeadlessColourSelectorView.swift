import AppScreens

final class HeadlessColourSelectorView: HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    viewModel.$isGreenOn { [weak self] isOn in self?.display.green = isOn }
    viewModel.$isYellowOn { [weak self] isOn in self?.display.yellow = isOn }
    viewModel.$status { [weak self] status in self?.display.status = status }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      viewModel.turn(colour, on: isOn)
    }
  }
}
