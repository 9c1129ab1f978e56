import AppModels
import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  let presenter: AddressFormPresenter
  private(set) var display = AddressFormDisplay()

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var draft: AddressDraft {
    AddressDraft(
      street: display.street, city: display.city, state: display.state, zip: display.zip)
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      presenter.edit(part, text: text)
    case .update: presenter.update()
    }
  }

  func show(street: String) {
    display.street = street
  }

  func show(city: String) {
    display.city = city
  }

  func show(state: String) {
    display.state = state
  }

  func show(zip: String) {
    display.zip = zip
  }

  func show(address: String) {
    display.address = address
  }

  func show(message: String) {
    display.message = message
  }
}
