import AppModels

/// A change that a step makes to what is seen on an address form, beside the text just typed.
struct AddressFormChange {
  /// The fields that show another text than before, or than was typed.
  var fields: [Address.Part: String] = [:]

  /// The new address, in words; nil if it stays.
  var address: String?

  /// The new message; nil if it stays.
  var message: String?

  /// Nothing else changes.
  static let same = Self()

  /// No message any more.
  static let silent = message("")

  /// Another message alone.
  static func message(_ message: String) -> Self { Self(message: message) }

  /// The message of a rejected update, with the names of what is missing.
  static func missing(_ names: String) -> Self { message("Missing: " + names) }

  /// An address in words, a message if it changes, and the fields that change.
  static func shows(
    _ address: String? = nil, _ message: String? = nil, street: String? = nil, city: String? = nil,
    state: String? = nil, zip: String? = nil
  ) -> Self {
    var change = Self(address: address, message: message)
    change.fields[.street] = street
    change.fields[.city] = city
    change.fields[.state] = state
    change.fields[.zip] = zip
    return change
  }

  /// The arrival of `2 High|Busan|Nam|48400`: all fields follow but those that are touched.
  static func busan(keeping touched: Address.Part..., says message: String? = nil) -> Self {
    var change = shows(
      AddressFormApp.busan, message, street: "2 High", city: "Busan", state: "Nam", zip: "48400")
    for part in touched { change.fields[part] = nil }
    return change
  }

  /// The arrival of `1 Main|Seoul|Jung|04524`: all fields follow but those that are touched.
  static func seoul(keeping touched: Address.Part..., says message: String? = nil) -> Self {
    var change = shows(
      AddressFormApp.seoul, message, street: "1 Main", city: "Seoul", state: "Jung", zip: "04524")
    for part in touched { change.fields[part] = nil }
    return change
  }
}

extension AddressFormApp {
  static let none = "No address yet"
  static let seoul = "1 Main, Seoul, Jung 04524"
  static let busan = "2 High, Busan, Nam 48400"
  static let busanArrives = "arrive=2 High|Busan|Nam|48400"
  static let seoulArrives = "arrive=1 Main|Seoul|Jung|04524"
  static let updated = "Address updated"
  static let unchanged = "Nothing to update"
  static let allNames = "street, city, state, ZIP code"
}
