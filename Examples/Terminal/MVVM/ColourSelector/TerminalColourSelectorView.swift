import AppModels
import MVVM
import TerminalWidgets

/// A colour selector on the terminal: calls its view model, and binds its widgets to the values there.
final class TerminalColourSelectorView: ColourSelectorView, TerminalView {
  let viewModel: ColourSelectorViewModel

  private let green = Toggle("green", .green)
  private let yellow = Toggle("yellow", .yellow)
  private let status = Label("status")
  private var bindings: [ObservationToken] = []

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    green.onTurn = { viewModel.turn(.green, on: $0) }
    yellow.onTurn = { viewModel.turn(.yellow, on: $0) }
    bindings = [
      viewModel.$isGreenOn.bind { [green] in green.isOn = $0 },
      viewModel.$isYellowOn.bind { [yellow] in yellow.isOn = $0 },
      viewModel.$status.bind { [status] in status.text = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [green, yellow, status] }
}
