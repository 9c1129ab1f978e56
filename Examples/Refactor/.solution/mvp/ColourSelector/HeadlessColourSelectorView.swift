import AppModels
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
      show(colour, isOn: isOn)
      presenter.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    switch colour {
    case .green: display.green = isOn
    case .yellow: display.yellow = isOn
    }
  }

  func show(status: String) {
    display.status = status
  }
}
