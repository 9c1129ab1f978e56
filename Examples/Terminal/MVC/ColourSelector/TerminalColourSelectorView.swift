import AppModels
import MVC
import TerminalWidgets

/// A colour selector on the terminal: widgets for the controller to set, and the delegate to tell.
final class TerminalColourSelectorView: ColourSelectorView, TerminalView {
  weak var delegate: (any ColourSelectorViewDelegate)?

  private let green = Toggle("green", .green)
  private let yellow = Toggle("yellow", .yellow)
  private let statusLabel = Label("status")

  init() {
    green.onTurn = { [weak self] in self?.turn(.green, on: $0) }
    yellow.onTurn = { [weak self] in self?.turn(.yellow, on: $0) }
  }

  private func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
  }

  var widgets: [any TerminalWidget] { [green, yellow, statusLabel] }

  var isGreenOn: Bool {
    get { green.isOn }
    set { green.isOn = newValue }
  }

  var isYellowOn: Bool {
    get { yellow.isOn }
    set { yellow.isOn = newValue }
  }

  var status: String {
    get { statusLabel.text }
    set { statusLabel.text = newValue }
  }
}
