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
    var draft = AddressDraft()
    for part in Address.Part.allCases { draft[part] = display[part] }
    return draft
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display.type(text, in: part)
      presenter.edit(part, text: text)
    case .update: presenter.submit()
    }
  }

  func show(_ text: String, in part: Address.Part) {
    display[part] = text
  }

  func show(address: String) {
    display.address = address
  }

  func show(message: String) {
    display.message = message
  }
}
