import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: ColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()
  private let log = MessageLog.forNewView()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    log?.record(.call, "attach(_:)", self, in: self)
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      log?.record(.call, "turn(_:on:)", colour, isOn, in: self)
      presenter.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    log?.record(.show, #function, colour, isOn, in: self)
    display[colour] = isOn
  }

  func show(status: String) {
    log?.record(.show, #function, status, in: self)
    display.status = status
  }
}
