import MVP
import UIKit
import Widgets

/// A token calculator's widgets, which show what the presenter passes to them.
package final class UIKitTokenCalculatorView: UIView, @MainActor TokenCalculatorView {
  private let presenter: TokenCalculatorPresenter
  private let separatorsField = NamedField("Separators")
  private let inputField = NamedField("Input")
  private let totalLabel = NamedLabel("Total", style: .largeTitle)

  package init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    super.init(frame: .zero)
    fill(withColumnOf: [separatorsField, inputField, totalLabel])
    separatorsField.onEdit { presenter.edit(separators: $0) }
    inputField.onEdit { presenter.edit(input: $0) }
    presenter.attach(self)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package func show(separators: String) {
    separatorsField.text = separators
  }

  package func show(input: String) {
    inputField.text = input
  }

  package func show(total: String) {
    totalLabel.text = total
  }
}
