import AppModels
import MVP
import TerminalWidgets

/// An address form on the terminal: calls its presenter, and shows what that tells it.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  let presenter: AddressFormPresenter

  private let street = Field("street")
  private let city = Field("city")
  private let state = Field("state")
  private let zip = Field("zip")
  private let update = Button("update")
  private let message = Label("message")
  private let address = Label("address")

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    for part in Address.Part.allCases {
      field(of: part).onEdit = { presenter.edit(part, text: $0) }
    }
    update.onPress = { presenter.update() }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [street, city, state, zip, update, message, address] }

  private func field(of part: Address.Part) -> Field {
    switch part {
    case .street: street
    case .city: city
    case .state: state
    case .zip: zip
    }
  }

  func show(_ part: Address.Part, text: String) {
    field(of: part).text = text
  }

  func show(address: String) {
    self.address.text = address
  }

  func show(message: String) {
    self.message.text = message
  }
}
