import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: ColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()
  private lazy var log = MessageLog(of: self)

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
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
