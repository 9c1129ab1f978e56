/// An address while the user types it: four texts, any of which may be blank.
public struct AddressDraft: Hashable, Sendable {
  private var street = ""
  private var city = ""
  private var state = ""
  private var zip = ""

  /// A draft with nothing in it.
  public init() {}

  /// A draft of the texts of an address.
  public init(_ address: Address) {
    for part in Address.Part.allCases { self[part] = address[part] }
  }

  /// The text of a part, as it was typed.
  public subscript(part: Address.Part) -> String {
    get { self[keyPath: Self.text(of: part)] }
    set { self[keyPath: Self.text(of: part)] = newValue }
  }

  private static func text(of part: Address.Part) -> WritableKeyPath<Self, String> {
    switch part {
    case .street: \.street
    case .city: \.city
    case .state: \.state
    case .zip: \.zip
    }
  }

  /// The parts that are blank, in the order of the form.
  public var missing: [Address.Part] {
    Address.Part.allCases.filter { self[$0].trimmed.isEmpty }
  }
}
