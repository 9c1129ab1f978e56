import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: ColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      presenter.turn(colour, on: isOn)
    }
  }

  func show(isGreenOn: Bool) {
    display.green = isGreenOn
  }

  func show(isYellowOn: Bool) {
    display.yellow = isYellowOn
  }
}
