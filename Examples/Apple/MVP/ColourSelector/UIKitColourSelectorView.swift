import AppModels
import MVP
import UIKit
import Widgets

/// A colour selector's widgets, which show what the presenter passes to them.
package final class UIKitColourSelectorView: UIView, @MainActor ColourSelectorView {
  private let presenter: ColourSelectorPresenter
  private let greenSwitch = UISwitch()
  private let yellowSwitch = UISwitch()
  private let statusLabel = NamedLabel("Status", style: .headline)

  package init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    super.init(frame: .zero)
    fill(withColumnOf: [.row("Green", greenSwitch), .row("Yellow", yellowSwitch), statusLabel])
    greenSwitch.onTurn { presenter.turn(.green, on: $0) }
    yellowSwitch.onTurn { presenter.turn(.yellow, on: $0) }
    presenter.attach(self)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package func show(isGreenOn: Bool) {
    greenSwitch.isOn = isGreenOn
  }

  package func show(isYellowOn: Bool) {
    yellowSwitch.isOn = isYellowOn
  }

  package func show(status: String) {
    statusLabel.text = status
  }
}
