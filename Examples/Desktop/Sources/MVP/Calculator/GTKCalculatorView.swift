import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Tells its presenter of each key, and shows what it is told.
final class GTKCalculatorView: CalculatorView, DesktopView {
  let presenter: CalculatorPresenter
  let widgets = CalculatorWidgets()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    for (key, button) in widgets.keys {
      button.onClick { [weak self] in self?.presenter.press(key) }
    }
    presenter.attach(self)
  }

  func show(text: String) {
    widgets.text.text = text
  }
}
