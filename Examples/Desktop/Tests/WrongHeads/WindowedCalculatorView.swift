import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Has a window of its own, for what was calculated before, which it never destroys.
final class WindowedCalculatorView: CalculatorView, DesktopView {
  let presenter: CalculatorPresenter
  let widgets = CalculatorWidgets()
  private let history = Window()

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
