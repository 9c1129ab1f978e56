import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Is held by the handlers of its own buttons.
final class HeldCalculatorView: CalculatorView, DesktopView {
  weak var delegate: (any CalculatorViewDelegate)?
  let widgets = CalculatorWidgets()

  init() {
    for (key, button) in widgets.keys {
      button.onClick { self.delegate?.calculatorView(self, didPress: key) }
    }
  }

  var text: String {
    get { widgets.text.text }
    set { widgets.text.text = newValue }
  }
}
