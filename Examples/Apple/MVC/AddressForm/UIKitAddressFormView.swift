import AppModels
import MVC
import UIKit
import Widgets

/// An address form's widgets, which the controller reads and sets, and a delegate.
package final class UIKitAddressFormView: UIView, @MainActor AddressFormView {
  package weak var delegate: (any AddressFormViewDelegate)?

  private let fields = AddressFields()
  private let updateButton = UIButton.titled("Update")
  private let addressLabel = NamedLabel("Address", style: .headline)
  private let messageLabel = NamedLabel("Message")

  package override init(frame: CGRect) {
    super.init(frame: frame)
    fill(withColumnOf: fields.inOrder + [updateButton, addressLabel, messageLabel])
    fields.onEdit { [weak self] part, text in
      if let self { delegate?.addressFormView(self, didEdit: part, text: text) }
    }
    updateButton.onPress { [weak self] in
      if let self { delegate?.addressFormViewDidPressUpdate(self) }
    }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package var address: String {
    get { addressLabel.text ?? "" }
    set { addressLabel.text = newValue }
  }

  package var message: String {
    get { messageLabel.text ?? "" }
    set { messageLabel.text = newValue }
  }

  package func setText(_ text: String, of part: Address.Part) {
    fields.setText(text, of: part)
  }
}
