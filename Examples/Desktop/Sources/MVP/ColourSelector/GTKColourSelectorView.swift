import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Tells its presenter of each turn, and shows what it is told.
final class GTKColourSelectorView: ColourSelectorView, DesktopView {
  let presenter: ColourSelectorPresenter
  let widgets = ColourSelectorWidgets()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    for colour in ColourSelector.Colour.allCases {
      widgets[colour].onTurn { [weak self] in self?.presenter.turn(colour, on: $0) }
    }
    presenter.attach(self)
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    widgets[colour].show(isOn: isOn)
  }

  func show(status: String) {
    widgets.status.text = status
  }
}
