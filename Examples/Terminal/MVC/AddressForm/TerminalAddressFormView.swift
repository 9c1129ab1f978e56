import AppModels
import MVC
import TerminalWidgets

/// An address form on the terminal: widgets for the controller to read and set, and the delegate to tell.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  weak var delegate: (any AddressFormViewDelegate)?

  private let streetField = Field("street")
  private let cityField = Field("city")
  private let stateField = Field("state")
  private let zipField = Field("zip")
  private let button = Button("update")
  private let messageLabel = Label("message")
  private let addressLabel = Label("address")

  init() {
    for (field, part) in [
      (streetField, Address.Part.street), (cityField, .city), (stateField, .state),
      (zipField, .zip),
    ] {
      field.onEdit = { [weak self] _ in
        guard let self else { return }
        delegate?.addressFormView(self, didEdit: part)
      }
    }
    button.onPress = { [weak self] in
      guard let self else { return }
      delegate?.addressFormViewDidPressUpdate(self)
    }
  }

  var widgets: [any TerminalWidget] {
    [streetField, cityField, stateField, zipField, button, messageLabel, addressLabel]
  }

  var street: String {
    get { streetField.text }
    set { streetField.text = newValue }
  }

  var city: String {
    get { cityField.text }
    set { cityField.text = newValue }
  }

  var state: String {
    get { stateField.text }
    set { stateField.text = newValue }
  }

  var zip: String {
    get { zipField.text }
    set { zipField.text = newValue }
  }

  var address: String {
    get { addressLabel.text }
    set { addressLabel.text = newValue }
  }

  var message: String {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }
}
