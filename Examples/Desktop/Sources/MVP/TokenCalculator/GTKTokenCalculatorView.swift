import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Calls its presenter at each edit, and shows what that passes to it.
final class GTKTokenCalculatorView: TokenCalculatorView, DesktopView {
  let presenter: TokenCalculatorPresenter
  let widgets = TokenCalculatorWidgets()

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    widgets.separators.onEdit { presenter.edit(separators: $0) }
    widgets.input.onEdit { presenter.edit(input: $0) }
    presenter.attach(self)
  }

  func show(separators: String) {
    widgets.separators.text = separators
  }

  func show(input: String) {
    widgets.input.text = input
  }

  func show(total: String) {
    widgets.total.text = total
  }
}
