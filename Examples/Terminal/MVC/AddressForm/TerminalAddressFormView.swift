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
    let fields = [(Address.Part.street, $street), (.city, $city), (.state, $state), (.zip, $zip)]
    for (part, field) in fields {
      field.onEdit = { [weak self] text in
        if let self { delegate?.addressFormView(self, didEdit: part, text: text) }
      }
    }
    $canUpdate.onPress = { [weak self] in
      if let self { delegate?.addressFormViewDidPressUpdate(self) }
    }
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }
}
