/// The address form's business logic: what is typed, what is stored, and what came of the last update.
public struct AddressForm: Hashable, Sendable {
  /// The outcome of the last update, for as long as the user should see it.
  public enum Remark: Hashable, Sendable {
    /// There is nothing to say.
    case none

    /// The update was rejected, and these parts are still blank, in the order of the form.
    case missing([Address.Part])

    /// The address was stored.
    case updated

    /// The address was stored already.
    case nothingToUpdate
  }

  /// The texts in the fields.
  public private(set) var draft = AddressDraft()

  /// The stored address; nil before the first.
  public private(set) var stored: Address?

  /// The outcome of the last update.
  public private(set) var remark = Remark.none

  /// A form with nothing in it.
  public init() {}

  /// Changes the text of a part, which the user has edited, and checks again what is missing.
  public mutating func edit(_ part: Address.Part, text: String) {
    draft[part] = text
    revalidate()
  }

  /// Stores the draft if no part is blank; the draft is then as it is stored, trimmed.
  public mutating func submit() {
    guard let address = Address(draft) else {
      remark = .missing(draft.missing)
      return
    }
    remark = address == stored ? .nothingToUpdate : .updated
    stored = address
    draft = AddressDraft(address)
  }

  /// Stores an address that arrives from elsewhere, and fills it in where the user has edited nothing.
  public mutating func receive(_ address: Address) {
    for part in Address.Part.allCases where draft[part].trimmed == stored?[part] ?? "" {
      draft[part] = address[part]
    }
    stored = address
    revalidate()
  }

  /// Checks again what is missing after a rejection; any other remark goes away.
  private mutating func revalidate() {
    guard case .missing = remark, !draft.missing.isEmpty else {
      remark = .none
      return
    }
    remark = .missing(draft.missing)
  }
}
