import AppModels
import MVC
import TerminalWidgets

/// A colour selector on the terminal: widgets that the controller sets, and a delegate.
final class TerminalColourSelectorView: ColourSelectorView, TerminalView {
  weak var delegate: (any ColourSelectorViewDelegate)?

  @Toggle("green", .green) var isGreenOn
  @Toggle("yellow", .yellow) var isYellowOn
  @Label("status") var status

  init() {
    $isGreenOn.onTurn = { [weak self] in self?.turn(.green, on: $0) }
    $isYellowOn.onTurn = { [weak self] in self?.turn(.yellow, on: $0) }
  }

  private func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
  }

  var widgets: [any TerminalWidget] { [$isGreenOn, $isYellowOn, $status] }
}
