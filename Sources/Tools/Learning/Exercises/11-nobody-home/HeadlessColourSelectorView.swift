// 11 nobody-home. A person turns green on.
// They see:    Please choose a switch, as before
// They should: Green
// The presenter is right. It is made, and it is gone before the first gesture.

import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  // TODO: Who keeps the presenter alive?
  private(set) weak var presenter: ColourSelectorPresenter?
  private(set) var display = ColourSelectorDisplay()
  let recording = ViewRecording()

  init(presenter: ColourSelectorPresenter?) {
    self.presenter = presenter
    guard let presenter else { return }
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard let presenter else { return }
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      log.call("turn(_:on:)", presenter.turn(_:on:), colour, isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    let (colour, isOn) = log.show(colour, isOn)
    display[colour] = isOn
  }

  func show(status: String) {
    display.status = log.show(status)
  }
}
