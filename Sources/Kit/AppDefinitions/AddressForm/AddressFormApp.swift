import AppModels
import AppScreens
import SharedSuite
import TriptychParity

/// The address form: four fields, a button, and an address that others store too.
public struct AddressFormApp: AppDefinition {
  /// `address`.
  public let name = "address"

  /// Address form.
  public let title = "Address form"

  /// The edits, the button, and the arrival.
  public let notation =
    "street=TEXT, city=TEXT, state=TEXT, zip=TEXT, update; 'arrive=1 Main|Seoul|Jung|04524'"

  /// An arrival beside a touched field, a view replaced then, and an update of both truths.
  public let demonstration = [
    "street= 2 High", "update", "arrive=1 Main|Seoul|Jung|04524", "replace-view", "update",
    "city=", "update",
  ]

  /// The app.
  public init() {}

  /// The rules, which the shared suite has.
  public var ruleFile: RuleFile<AddressFormGesture, AddressFormDisplay> { Rules.addressForm }

  /// Each field emptied and filled, one with a blank before its text, one with nothing but a blank.
  public let alphabet: [AddressFormGesture] = [
    .edit(.street, ""), .edit(.street, " 1 Main"), .edit(.street, "2 High"), .edit(.city, ""),
    .edit(.city, "Seoul"), .edit(.state, " "), .edit(.state, "Jung"), .edit(.zip, ""),
    .edit(.zip, "04524"), .update,
  ]

  /// Two addresses that differ from each other, and from what is typed, in some parts.
  public let events: [AddressFormEvent] =
    Self.arrivals.compactMap { Address(street: $0.0, city: $0.1, state: $0.2, zip: "04524") }
    .map(AddressFormEvent.arrive)

  private static let arrivals = [("1 Main", "Seoul", "Jung"), ("2 High", "Busan", "Nam")]

  /// Words all of them, the ZIP code too.
  public let textKinds: [String: TextKind] = [
    "street": .words, "city": .words, "state": .words, "zip": .words, "arrive": .words,
  ]
}
