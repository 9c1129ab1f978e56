import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Calls its delegate at each turn; the controller sets its switches and its text.
final class GTKColourSelectorView: ColourSelectorView, DesktopView {
  weak var delegate: (any ColourSelectorViewDelegate)?
  let widgets = ColourSelectorWidgets()

  init() {
    for colour in ColourSelector.Colour.allCases {
      widgets[colour].onTurn { [weak self] isOn in
        if let self { delegate?.colourSelectorView(self, didTurn: colour, on: isOn) }
      }
    }
  }

  var isGreenOn: Bool {
    get { widgets[.green].isOn }
    set { widgets[.green].show(isOn: newValue) }
  }

  var isYellowOn: Bool {
    get { widgets[.yellow].isOn }
    set { widgets[.yellow].show(isOn: newValue) }
  }

  var status: String {
    get { widgets.status.text }
    set { widgets.status.text = newValue }
  }
}
