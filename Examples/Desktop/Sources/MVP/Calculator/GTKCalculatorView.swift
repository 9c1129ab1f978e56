import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Calls its presenter at each key, and shows what that passes to it.
final class GTKCalculatorView: CalculatorView, DesktopView {
  let presenter: CalculatorPresenter
  let widgets = CalculatorWidgets()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    for (key, button) in widgets.keys {
      button.onClick { presenter.press(key) }
    }
    presenter.attach(self)
  }

  func show(text: String) {
    widgets.text.text = text
  }
}
