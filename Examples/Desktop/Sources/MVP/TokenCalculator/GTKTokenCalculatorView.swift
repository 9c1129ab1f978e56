import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Tells its presenter of each edit, and shows what it is told.
final class GTKTokenCalculatorView: TokenCalculatorView, DesktopView {
  let presenter: TokenCalculatorPresenter
  let widgets = TokenCalculatorWidgets()

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    widgets.separators.onEdit { [weak self] in self?.presenter.edit(separators: $0) }
    widgets.input.onEdit { [weak self] in self?.presenter.edit(input: $0) }
    presenter.attach(self)
  }

  func show(separators: String) {
    widgets.separators.show(separators)
  }

  func show(input: String) {
    widgets.input.show(input)
  }

  func show(total: String) {
    widgets.total.text = total
  }
}
