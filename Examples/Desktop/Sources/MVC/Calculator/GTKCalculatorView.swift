import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Tells its delegate of each key, and hands out the text that its label holds.
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
