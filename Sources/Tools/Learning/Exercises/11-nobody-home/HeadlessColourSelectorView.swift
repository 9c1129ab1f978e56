// 11 nobody-home. A user turns green on.
// They see:    Please choose a switch, as before
// They should: Green
// The presenter is correct. But it is released before the first gesture.

import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  // TODO: Who keeps the presenter alive?
  private(set) weak var presenter: ColourSelectorPresenter?
  private(set) var display = ColourSelectorDisplay()

  init(presenter: ColourSelectorPresenter?) {
    self.presenter = presenter
    guard let presenter else { return }
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard let presenter else { return }
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

  func show(status: String) {
    display.status = status
  }
}
