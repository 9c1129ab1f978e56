import MVVM
import TerminalWidgets

/// A token calculator on the terminal: binds its fields in both directions, its label in one.
final class TerminalTokenCalculatorView: BoundView, TerminalView {
  let viewModel: TokenCalculatorViewModel
  var bindings: [ObservationToken] = []

  @Field("separators") private var separators
  @Field("input") private var input
  @Label("total") private var total

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      bind($separators, to: viewModel.$separators) { viewModel.edit(separators: $0) },
      bind($input, to: viewModel.$input) { viewModel.edit(input: $0) },
      viewModel.$total.bind { [weak self] in self?.total = $0 },
    ]
  }

  var widgets: [any TerminalWidget] { [$separators, $input, $total] }
}
