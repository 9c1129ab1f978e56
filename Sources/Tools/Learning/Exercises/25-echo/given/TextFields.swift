import AppModels

/// The four text fields of an address form, which tell of each new text, whoever set it.
final class TextFields {
  private var draft = AddressDraft()

  /// Told a part and its new text.
  var didChange: (Address.Part, String) -> Void = { _, _ in }

  /// The text in the field of a part.
  subscript(part: Address.Part) -> String {
    get { draft[part] }
    set {
      draft[part] = newValue
      didChange(part, newValue)
    }
  }
}
