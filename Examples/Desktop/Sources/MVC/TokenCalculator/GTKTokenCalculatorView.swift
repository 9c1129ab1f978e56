import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Tells its delegate of each edit, and hands out the texts that its widgets hold.
final class GTKTokenCalculatorView: TokenCalculatorView, DesktopView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  let widgets = TokenCalculatorWidgets()

  init() {
    widgets.separators.onEdit { [weak self] _ in
      if let self { delegate?.tokenCalculatorViewDidEditSeparators(self) }
    }
    widgets.input.onEdit { [weak self] _ in
      if let self { delegate?.tokenCalculatorViewDidEditInput(self) }
    }
  }

  var separators: String {
    get { widgets.separators.text }
    set { widgets.separators.show(newValue) }
  }

  var input: String {
    get { widgets.input.text }
    set { widgets.input.show(newValue) }
  }

  var total: String {
    get { widgets.total.text }
    set { widgets.total.text = newValue }
  }
}
