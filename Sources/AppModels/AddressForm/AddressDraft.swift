/// An address while the user types it: four texts, any of which may be blank.
public struct AddressDraft: Hashable, Sendable {
  /// The reason why a draft is not an address.
  public enum Failure: Error, Hashable, Sendable {
    /// These parts, in the order of the form, are blank.
    case missing([Address.Part])
  }

  private var street = ""
  private var city = ""
  private var state = ""
  private var zip = ""

  /// A draft with nothing in it.
  public init() {}

  /// A draft of these texts.
  public init(street: String, city: String, state: String, zip: String) {
    self.street = street
    self.city = city
    self.state = state
    self.zip = zip
  }

  /// The text of a part, as it was typed.
  public subscript(part: Address.Part) -> String {
    get {
      switch part {
      case .street: street
      case .city: city
      case .state: state
      case .zip: zip
      }
    }
    set {
      switch part {
      case .street: street = newValue
      case .city: city = newValue
      case .state: state = newValue
      case .zip: zip = newValue
      }
    }
  }

  /// The address that is typed, trimmed.
  ///
  /// - Throws: The parts that are missing, if any are.
  public func address() throws(Failure) -> Address {
    guard let address = Address(street: street, city: city, state: state, zip: zip) else {
      throw .missing(Address.Part.allCases.filter { self[$0].trimmed.isEmpty })
    }
    return address
  }

  /// Indicates whether a part, trimmed, differs from an address or, without one, is not blank.
  public func isTouched(_ part: Address.Part, since address: Address?) -> Bool {
    self[part].trimmed != address?[part] ?? ""
  }
}
