import AppScreens

/// A view without pixels, which asks the view model.
final class HeadlessColourSelectorView: HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    update()
  }

  private func update() {
    display.green = viewModel.isGreenOn
    display.yellow = viewModel.isYellowOn
    display.status = viewModel.status
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      viewModel.turn(colour, on: isOn)
      update()
    }
  }
}
