import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Calls its delegate at each edit; the controller sets its texts.
final class GTKTokenCalculatorView: TokenCalculatorView, DesktopView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  let widgets = TokenCalculatorWidgets()

  init() {
    widgets.separators.onEdit { [weak self] text in
      if let self { delegate?.tokenCalculatorView(self, didEditSeparators: text) }
    }
    widgets.input.onEdit { [weak self] text in
      if let self { delegate?.tokenCalculatorView(self, didEditInput: text) }
    }
  }

  var separators: String {
    get { widgets.separators.text }
    set { widgets.separators.text = newValue }
  }

  var input: String {
    get { widgets.input.text }
    set { widgets.input.text = newValue }
  }

  var total: String {
    get { widgets.total.text }
    set { widgets.total.text = newValue }
  }
}
