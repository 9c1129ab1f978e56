import AppScreens

/// A view that its view model updates.
protocol ColourSelectorView: AnyObject {
  func show(isGreenOn: Bool)
  func show(isYellowOn: Bool)
  func show(status: String)
}

/// A view without pixels.
final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let viewModel: ColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    viewModel.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      viewModel.turn(colour, on: isOn)
    }
  }

  func show(isGreenOn: Bool) {
    display.green = isGreenOn
  }

  func show(isYellowOn: Bool) {
    display.yellow = isYellowOn
  }

  func show(status: String) {
    display.status = status
  }
}
