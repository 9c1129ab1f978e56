import AppModels

extension AddressFormView {
  /// Shows all four fields, the address as it is stored, and the message.
  func show(_ draft: AddressDraft, _ stored: Address?, _ message: String) {
    for part in Address.Part.allCases { show(part, text: draft[part]) }
    show(address: stored.words)
    show(message: message)
  }
}
