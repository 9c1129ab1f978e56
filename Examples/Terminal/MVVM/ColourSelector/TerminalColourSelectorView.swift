import AppModels
import MVVM
import TerminalWidgets

/// A colour selector on the terminal: calls its view model, and binds widgets to its values.
final class TerminalColourSelectorView: TerminalView {
  let viewModel: ColourSelectorViewModel
  private var bindings: [CancellationToken] = []

  @Toggle("green", .green) private var isGreenOn
  @Toggle("yellow", .yellow) private var isYellowOn
  @Label("status") private var status

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    $isGreenOn.onTurn = { viewModel.turn(.green, on: $0) }
    $isYellowOn.onTurn = { viewModel.turn(.yellow, on: $0) }
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.isGreenOn = $0 },
      viewModel.$isYellowOn.bind { [weak self] in self?.isYellowOn = $0 },
      viewModel.$status.bind { [weak self] in self?.status = $0 },
    ]
  }

  var widgets: [any TerminalWidget] { [$isGreenOn, $isYellowOn, $status] }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
