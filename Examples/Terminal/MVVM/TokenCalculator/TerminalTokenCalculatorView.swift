import MVVM
import TerminalWidgets

/// A token calculator on the terminal: calls its view model, and binds widgets to its values.
final class TerminalTokenCalculatorView: TokenCalculatorView, TerminalView {
  let viewModel: TokenCalculatorViewModel

  @Field("separators") private var separators
  @Field("input") private var input
  @Label("total") private var total
  private var bindings: [ObservationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    $separators.onEdit = { viewModel.edit(separators: $0) }
    $input.onEdit = { viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.separators = $0 },
      viewModel.$input.bind { [weak self] in self?.input = $0 },
      viewModel.$total.bind { [weak self] in self?.total = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }
}
