import AppModels
import MVC
import UIKit
import Widgets

/// A colour selector's widgets, which the controller sets, and a delegate.
package final class UIKitColourSelectorView: UIView, @MainActor ColourSelectorView {
  package weak var delegate: (any ColourSelectorViewDelegate)?

  private let greenSwitch = UISwitch()
  private let yellowSwitch = UISwitch()
  private let statusLabel = NamedLabel("Status", style: .headline)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    fill(withColumnOf: [.row("Green", greenSwitch), .row("Yellow", yellowSwitch), statusLabel])
    greenSwitch.onTurn { [weak self] isOn in
      if let self { delegate?.colourSelectorView(self, didTurn: .green, on: isOn) }
    }
    yellowSwitch.onTurn { [weak self] isOn in
      if let self { delegate?.colourSelectorView(self, didTurn: .yellow, on: isOn) }
    }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package var isGreenOn: Bool {
    get { greenSwitch.isOn }
    set { greenSwitch.isOn = newValue }
  }

  package var isYellowOn: Bool {
    get { yellowSwitch.isOn }
    set { yellowSwitch.isOn = newValue }
  }

  package var status: String {
    get { statusLabel.text ?? "" }
    set { statusLabel.text = newValue }
  }
}
