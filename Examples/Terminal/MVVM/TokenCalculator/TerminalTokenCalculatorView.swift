import AppModels
import MVVM
import TerminalWidgets

/// A token calculator on the terminal: bound to the view model, which it calls at each edit.
final class TerminalTokenCalculatorView: TerminalView {
  let viewModel: TokenCalculatorViewModel
  private var bindings: [CancellationToken] = []

  @TextField("separators") private var separators
  @TextField("input") private var input
  @Label("total") private var total

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    $separators.onEdit = { viewModel.edit(separators: $0) }
    $input.onEdit = { viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.$separators.update($0) },
      viewModel.$input.bind { [weak self] in self?.$input.update($0) },
      viewModel.$total.bind { [weak self] in self?.total = $0 },
    ]
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
