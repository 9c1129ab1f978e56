import AppModels

/// The four text fields of an address form, which report each new text, also one that is set by code.
final class TextFields {
  private var texts = AddressDraft()

  /// Called with a part and its new text.
  var didChange: (Address.Part, String) -> Void = { _, _ in }

  /// The text in the field of a part.
  subscript(part: Address.Part) -> String {
    get { texts[part] }
    set {
      texts[part] = newValue
      didChange(part, newValue)
    }
  }
}
