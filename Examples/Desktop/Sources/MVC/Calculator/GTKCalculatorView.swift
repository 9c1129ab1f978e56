import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Calls its delegate at each key; the controller sets its text.
final class GTKCalculatorView: CalculatorView, DesktopView {
  weak var delegate: (any CalculatorViewDelegate)?
  let widgets = CalculatorWidgets()

  init() {
    for (key, button) in widgets.keys {
      button.onClick { [weak self] in
        if let self { delegate?.calculatorView(self, didPress: key) }
      }
    }
  }

  var text: String {
    get { widgets.text.text }
    set { widgets.text.text = newValue }
  }
}
