import MVP
import TerminalWidgets

/// A token calculator on the terminal: calls its presenter, which updates it.
final class TerminalTokenCalculatorView: TokenCalculatorView, TerminalView {
  let presenter: TokenCalculatorPresenter

  @TextField("separators") private var separators
  @TextField("input") private var input
  @Label("total") private var total

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    $separators.onEdit = { presenter.edit(separators: $0) }
    $input.onEdit = { presenter.edit(input: $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }

  func show(separators: String) {
    self.separators = separators
  }

  func show(input: String) {
    self.input = input
  }

  func show(total: String) {
    self.total = total
  }
}
