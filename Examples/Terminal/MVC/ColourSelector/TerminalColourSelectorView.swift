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
    $isGreenOn.onTurn = { [weak self] isOn in
      if let self { delegate?.colourSelectorView(self, didTurn: .green, on: isOn) }
    }
    $isYellowOn.onTurn = { [weak self] isOn in
      if let self { delegate?.colourSelectorView(self, didTurn: .yellow, on: isOn) }
    }
  }

  var widgets: [any TerminalWidget] { [$isGreenOn, $isYellowOn, $status] }
}
