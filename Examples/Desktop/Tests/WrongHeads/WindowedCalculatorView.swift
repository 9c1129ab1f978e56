import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Destroys a second window with itself; until then, a handler of that window owns this view.
final class WindowedCalculatorView: CalculatorView, DesktopView {
  let presenter: CalculatorPresenter
  let widgets = CalculatorWidgets()
  private let history = Window()
  private var isHistoryOpen = true

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    for (key, button) in widgets.keys {
      button.onClick { presenter.press(key) }
    }
    history.onClose { self.isHistoryOpen = false }
    presenter.attach(self)
  }

  deinit {
    history.destroy()
  }

  func show(text: String) {
    widgets.text.text = text
  }
}
