import MVC
import TerminalWidgets

/// A token calculator on the terminal: widgets for the controller to read and set, and the delegate to tell.
final class TerminalTokenCalculatorView: TokenCalculatorView, TerminalView {
  weak var delegate: (any TokenCalculatorViewDelegate)?

  private let separatorsField = Field("separators")
  private let inputField = Field("input")
  private let totalLabel = Label("total")

  init() {
    separatorsField.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.tokenCalculatorViewDidEditSeparators(self)
    }
    inputField.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.tokenCalculatorViewDidEditInput(self)
    }
  }

  var widgets: [any TerminalWidget] { [separatorsField, inputField, totalLabel] }

  var separators: String {
    get { separatorsField.text }
    set { separatorsField.text = newValue }
  }

  var input: String {
    get { inputField.text }
    set { inputField.text = newValue }
  }

  var total: String {
    get { totalLabel.text }
    set { totalLabel.text = newValue }
  }
}
