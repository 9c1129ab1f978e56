import AppModels

extension AddressFormView {
  /// Shows the texts of the four fields, the stored address and the message.
  func show(_ draft: AddressDraft, _ stored: Address?, _ message: String) {
    show(street: draft[.street])
    show(city: draft[.city])
    show(state: draft[.state])
    show(zip: draft[.zip])
    show(address: stored.text)
    show(message: message)
  }
}
