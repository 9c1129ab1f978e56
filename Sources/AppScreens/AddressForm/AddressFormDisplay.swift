import AppModels

/// The display of an address form: four fields, the address as it is stored, and a message.
public struct AddressFormDisplay: ScreenDisplay {
  /// The text in the street field.
  public var street = ""

  /// The text in the city field.
  public var city = ""

  /// The text in the state field.
  public var state = ""

  /// The text in the ZIP code field.
  public var zip = ""

  /// The address as it is stored, in words.
  public var address = ""

  /// The message; empty when there is none.
  public var message = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// The text in the field of a part.
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

  /// The four fields, address, message.
  public var widgets: [Widget] {
    Address.Part.allCases.map { Widget($0.rawValue, shows: self[$0]) } + [
      Widget("address", shows: address),
      Widget("message", shows: message),
    ]
  }
}
