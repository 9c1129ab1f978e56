import AppModels

/// The texts in the four fields, as they were typed: the model of this form.
struct Draft {
  private var texts: [Address.Part: String] = [:]

  /// The text of a part, as it was typed.
  subscript(part: Address.Part) -> String {
    get { texts[part] ?? "" }
    set { texts[part] = newValue }
  }

  /// Indicates whether a part has nothing but whitespace.
  func isBlank(_ part: Address.Part) -> Bool {
    self[part].allSatisfy(\.isWhitespace)
  }

  /// Indicates whether the user has edited a part since this address was stored.
  func isEdited(_ part: Address.Part, since stored: Address?) -> Bool {
    self[part].trimmed != stored?[part] ?? ""
  }

  /// The address, trimmed; nil if a part is blank.
  var address: Address? {
    Address(street: self[.street], city: self[.city], state: self[.state], zip: self[.zip])
  }
}
