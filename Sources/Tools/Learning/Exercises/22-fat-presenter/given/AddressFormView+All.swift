import AppModels

extension AddressFormView {
  /// Shows the draft, the stored address and the message, but no field that has had its text before: the
  /// user may be typing in it.
  func show(_ draft: Draft, _ stored: Address?, _ message: String, since before: Draft) {
    for part in Address.Part.allCases where draft[part] != before[part] {
      show(draft[part], in: part)
    }
    show(address: stored.text)
    show(message: message)
  }
}
