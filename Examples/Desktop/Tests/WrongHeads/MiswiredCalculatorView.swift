import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Sends `-` for `+`.
final class MiswiredCalculatorView: CalculatorView, DesktopView {
  let presenter: CalculatorPresenter
  let widgets = CalculatorWidgets()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    for (key, button) in widgets.keys {
      let key = key == .operation(.add) ? .operation(.subtract) : key
      button.onClick { presenter.press(key) }
    }
    presenter.attach(self)
  }

  func show(text: String) {
    widgets.text.text = text
  }
}
