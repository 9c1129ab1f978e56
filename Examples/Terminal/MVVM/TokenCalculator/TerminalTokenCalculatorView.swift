import MVVM
import TerminalWidgets

/// A token calculator on the terminal: calls its view model, and binds its widgets to the values there.
final class TerminalTokenCalculatorView: TokenCalculatorView, TerminalView {
  let viewModel: TokenCalculatorViewModel

  private let separators = Field("separators")
  private let input = Field("input")
  private let total = Label("total")
  private var bindings: [ObservationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    separators.onEdit = { viewModel.edit(separators: $0) }
    input.onEdit = { viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [separators] in separators.text = $0 },
      viewModel.$input.bind { [input] in input.text = $0 },
      viewModel.$total.bind { [total] in total.text = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [separators, input, total] }
}
