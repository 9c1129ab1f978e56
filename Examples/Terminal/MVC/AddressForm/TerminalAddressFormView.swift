import AppModels
import MVC
import TerminalWidgets

/// An address form on the terminal: widgets that the controller reads and sets, and a delegate.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  weak var delegate: (any AddressFormViewDelegate)?

  @TextField("street") private var street
  @TextField("city") private var city
  @TextField("state") private var state
  @TextField("zip") private var zip
  @Button("update") private var canUpdate
  @Label("message") var message
  @Label("address") var address

  init() {
    for part in Address.Part.allCases {
      field(of: part).onEdit = { [weak self] text in
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

  func setText(_ text: String, of part: Address.Part) {
    field(of: part).wrappedValue = text
  }

  private func field(of part: Address.Part) -> TextField {
    switch part {
    case .street: $street
    case .city: $city
    case .state: $state
    case .zip: $zip
    }
  }
}
