import AppModels
import MVP
import UIKit
import Widgets

/// An address form's widgets, which show what the presenter passes to them.
package final class UIKitAddressFormView: UIView, @MainActor AddressFormView {
  private let presenter: AddressFormPresenter
  private let fields = AddressFields()
  private let updateButton = UIButton.titled("Update")
  private let addressLabel = NamedLabel("Address", style: .headline)
  private let messageLabel = NamedLabel("Message")

  package init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    super.init(frame: .zero)
    fill(withColumnOf: fields.inOrder + [updateButton, addressLabel, messageLabel])
    fields.onEdit { presenter.edit($0, text: $1) }
    updateButton.onPress { presenter.submit() }
    presenter.attach(self)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package func show(_ text: String, in part: Address.Part) {
    fields.setText(text, of: part)
  }

  package func show(address: String) {
    addressLabel.text = address
  }

  package func show(message: String) {
    messageLabel.text = message
  }
}
