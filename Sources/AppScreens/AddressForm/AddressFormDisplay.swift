import AppModels

/// The display of an address form: four fields, the address as it is stored, and a message.
public struct AddressFormDisplay: ScreenDisplay {
  /// The street field.
  @Field public var street = ""

  /// The city field.
  @Field public var city = ""

  /// The state field.
  @Field public var state = ""

  /// The ZIP code field.
  @Field public var zip = ""

  /// The address as it is stored, in words.
  public var address = ""

  /// The message; empty when there is none.
  public var message = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// The text in the field of a part.
  public subscript(part: Address.Part) -> String {
    get { self[keyPath: Self.field(of: part)].wrappedValue }
    set { self[keyPath: Self.field(of: part)].wrappedValue = newValue }
  }

  /// Types in the field of a part.
  public mutating func type(_ text: String, in part: Address.Part) {
    self[keyPath: Self.field(of: part)].type(text)
  }

  private static func field(of part: Address.Part) -> WritableKeyPath<Self, Field> {
    switch part {
    case .street: \.$street
    case .city: \.$city
    case .state: \.$state
    case .zip: \.$zip
    }
  }

  /// The four fields, address, message.
  public var widgets: [Widget] {
    Address.Part.allCases.map {
      Widget($0.rawValue, shows: self[keyPath: Self.field(of: $0)])
    } + [
      Widget("address", shows: address),
      Widget("message", shows: message),
    ]
  }
}
