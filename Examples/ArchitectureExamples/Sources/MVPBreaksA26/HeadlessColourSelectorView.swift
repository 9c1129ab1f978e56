import AppScreens

/// A view that its presenter updates.
protocol ColourSelectorView: AnyObject {
  func show(isGreenOn: Bool)
  func show(isYellowOn: Bool)
  func statusDidChange()
}

/// A view without pixels.
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

  func statusDidChange() {
    display.status = presenter.status
  }
}
