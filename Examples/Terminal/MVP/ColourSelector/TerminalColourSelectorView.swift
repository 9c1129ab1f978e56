import AppModels
import MVP
import TerminalWidgets

/// A colour selector on the terminal: calls its presenter, and shows what that tells it.
final class TerminalColourSelectorView: ColourSelectorView, TerminalView {
  let presenter: ColourSelectorPresenter

  private let green = Toggle("green", .green)
  private let yellow = Toggle("yellow", .yellow)
  private let status = Label("status")

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    green.onTurn = { presenter.turn(.green, on: $0) }
    yellow.onTurn = { presenter.turn(.yellow, on: $0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [green, yellow, status] }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    switch colour {
    case .green: green.isOn = isOn
    case .yellow: yellow.isOn = isOn
    }
  }

  func show(status: String) {
    self.status.text = status
  }
}
