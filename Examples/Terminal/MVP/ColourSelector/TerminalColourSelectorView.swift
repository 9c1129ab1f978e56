import AppModels
import MVP
import TerminalWidgets

/// A colour selector on the terminal: calls its presenter, and shows what that tells it.
final class TerminalColourSelectorView: ColourSelectorView, TerminalView {
  let presenter: ColourSelectorPresenter

  @Toggle("green", .green) private var isGreenOn
  @Toggle("yellow", .yellow) private var isYellowOn
  @Label("status") private var status

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    $isGreenOn.onTurn = { presenter.turn(.green, on: $0) }
    $isYellowOn.onTurn = { presenter.turn(.yellow, on: $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$isGreenOn, $isYellowOn, $status] }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    switch colour {
    case .green: isGreenOn = isOn
    case .yellow: isYellowOn = isOn
    }
  }

  func show(status: String) {
    self.status = status
  }
}
