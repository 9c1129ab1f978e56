import MVC
import UIKit
import Widgets

/// A token calculator's widgets, which the controller sets, and a delegate.
package final class UIKitTokenCalculatorView: UIView, @MainActor TokenCalculatorView {
  package weak var delegate: (any TokenCalculatorViewDelegate)?

  private let separatorsField = NamedField("Separators")
  private let inputField = NamedField("Input")
  private let totalLabel = NamedLabel("Total", style: .largeTitle)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    fill(withColumnOf: [separatorsField, inputField, totalLabel])
    separatorsField.onEdit { [weak self] text in
      if let self { delegate?.tokenCalculatorView(self, didEditSeparators: text) }
    }
    inputField.onEdit { [weak self] text in
      if let self { delegate?.tokenCalculatorView(self, didEditInput: text) }
    }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package var separators: String {
    get { separatorsField.text ?? "" }
    set { separatorsField.text = newValue }
  }

  package var input: String {
    get { inputField.text ?? "" }
    set { inputField.text = newValue }
  }

  package var total: String {
    get { totalLabel.text ?? "" }
    set { totalLabel.text = newValue }
  }
}
