import MVC
import TerminalWidgets

/// A token calculator on the terminal: widgets that the controller reads and sets, and a delegate.
final class TerminalTokenCalculatorView: TokenCalculatorView, TerminalView {
  weak var delegate: (any TokenCalculatorViewDelegate)?

  @Field("separators") var separators
  @Field("input") var input
  @Label("total") var total

  init() {
    $separators.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.tokenCalculatorViewDidEditSeparators(self)
    }
    $input.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.tokenCalculatorViewDidEditInput(self)
    }
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }
}
