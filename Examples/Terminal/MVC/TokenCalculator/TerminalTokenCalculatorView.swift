import MVC
import TerminalWidgets

/// A token calculator on the terminal: widgets that the controller sets, and a delegate.
final class TerminalTokenCalculatorView: TokenCalculatorView, TerminalView {
  weak var delegate: (any TokenCalculatorViewDelegate)?

  @TextField("separators") var separators
  @TextField("input") var input
  @Label("total") var total

  init() {
    $separators.onEdit = { [weak self] text in
      if let self { delegate?.tokenCalculatorView(self, didEditSeparators: text) }
    }
    $input.onEdit = { [weak self] text in
      if let self { delegate?.tokenCalculatorView(self, didEditInput: text) }
    }
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }
}
