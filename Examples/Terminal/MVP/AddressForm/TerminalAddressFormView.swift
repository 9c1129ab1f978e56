import AppModels
import MVP
import TerminalWidgets

/// An address form on the terminal: calls its presenter, which updates it.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  let presenter: AddressFormPresenter

  @TextField("street") private var street
  @TextField("city") private var city
  @TextField("state") private var state
  @TextField("zip") private var zip
  @Button("update") private var canUpdate
  @Label("message") private var message
  @Label("address") private var address

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    $street.onEdit = { presenter.edit(.street, text: $0) }
    $city.onEdit = { presenter.edit(.city, text: $0) }
    $state.onEdit = { presenter.edit(.state, text: $0) }
    $zip.onEdit = { presenter.edit(.zip, text: $0) }
    $canUpdate.onPress = { presenter.submit() }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }

  func show(_ text: String, in part: Address.Part) {
    switch part {
    case .street: street = text
    case .city: city = text
    case .state: state = text
    case .zip: zip = text
    }
  }

  func show(address: String) {
    self.address = address
  }

  func show(message: String) {
    self.message = message
  }
}
