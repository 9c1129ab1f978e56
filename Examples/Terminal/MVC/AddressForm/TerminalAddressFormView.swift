import AppModels
import MVC
import TerminalWidgets

/// An address form on the terminal: widgets that the controller reads and sets, and a delegate.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  weak var delegate: (any AddressFormViewDelegate)?

  @Field("street") var street
  @Field("city") var city
  @Field("state") var state
  @Field("zip") var zip
  @Button("update") private var canUpdate
  @Label("message") var message
  @Label("address") var address

  init() {
    tell(of: .street, in: $street)
    tell(of: .city, in: $city)
    tell(of: .state, in: $state)
    tell(of: .zip, in: $zip)
    $canUpdate.onPress = { [weak self] in
      guard let self else { return }
      delegate?.addressFormViewDidPressUpdate(self)
    }
  }

  private func tell(of part: Address.Part, in field: Field) {
    field.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.addressFormView(self, didEdit: part)
    }
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }
}
