import AppModels
import MVP
import TerminalWidgets

/// A colour selector on the terminal: calls its presenter, which updates it.
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

  func show(isGreenOn: Bool) {
    self.isGreenOn = isGreenOn
  }

  func show(isYellowOn: Bool) {
    self.isYellowOn = isYellowOn
  }

  func show(status: String) {
    self.status = status
  }
}
