import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Calls its presenter at each turn, and shows what that passes to it.
final class GTKColourSelectorView: ColourSelectorView, DesktopView {
  let presenter: ColourSelectorPresenter
  let widgets = ColourSelectorWidgets()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    for colour in ColourSelector.Colour.allCases {
      widgets[colour].onTurn { presenter.turn(colour, on: $0) }
    }
    presenter.attach(self)
  }

  func show(isGreenOn: Bool) {
    widgets[.green].show(isOn: isGreenOn)
  }

  func show(isYellowOn: Bool) {
    widgets[.yellow].show(isOn: isYellowOn)
  }

  func show(status: String) {
    widgets.status.text = status
  }
}
