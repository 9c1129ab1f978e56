import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Leaves its switches to the user.
final class DeafColourSelectorView: ColourSelectorView, DesktopView {
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
    set {}
  }

  var isYellowOn: Bool {
    get { widgets[.yellow].isOn }
    set {}
  }

  var status: String {
    get { widgets.status.text }
    set { widgets.status.text = newValue }
  }
}
