import AppModels
import MVP
import TerminalWidgets

/// An address form on the terminal: calls its presenter, which updates it.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  let presenter: AddressFormPresenter

  @Field("street") private var street
  @Field("city") private var city
  @Field("state") private var state
  @Field("zip") private var zip
  @Button("update") private var canUpdate
  @Label("message") private var message
  @Label("address") private var address

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    $street.onEdit = { presenter.edit(.street, text: $0) }
    $city.onEdit = { presenter.edit(.city, text: $0) }
    $state.onEdit = { presenter.edit(.state, text: $0) }
    $zip.onEdit = { presenter.edit(.zip, text: $0) }
    $canUpdate.onPress = { presenter.update() }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }

  func show(street: String) {
    self.street = street
  }

  func show(city: String) {
    self.city = city
  }

  func show(state: String) {
    self.state = state
  }

  func show(zip: String) {
    self.zip = zip
  }

  func show(address: String) {
    self.address = address
  }

  func show(message: String) {
    self.message = message
  }
}
