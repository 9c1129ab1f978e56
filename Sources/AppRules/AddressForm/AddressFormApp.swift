import AppModels
import AppScreens
import Parity

/// The address form: four fields, a button, and an address that others store too.
public struct AddressFormApp: AppDefinition {
  /// `address`.
  public let name = "address"

  /// Address form.
  public let title = "Address form"

  /// The edits, the button, and the arrival.
  public let notation =
    "street=TEXT, city=TEXT, state=TEXT, zip=TEXT, update; arrive=1 Main|Seoul|Jung|04524"

  /// An arrival beside a touched field, a view replaced then, and an update of both truths.
  public let demonstration = [
    "street= 2 High", "update", "arrive=1 Main|Seoul|Jung|04524", "replace-view", "update",
    "city=", "update",
  ]

  /// The app.
  public init() {}

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

  /// Two thousand, enough for all.
  public let usualStates = 2_000

  /// A random edit of any field, mostly short, biased towards what implementations get wrong.
  public func inventGesture(using generator: inout SeededGenerator) -> AddressFormGesture? {
    let parts = Address.Part.allCases
    let part = parts[Int.random(in: parts.indices, using: &generator)]
    let pieces = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Self.pieces[Int.random(in: Self.pieces.indices, using: &generator)]
    }
    return .edit(part, pieces.joined())
  }

  /// Edits of the same field with a shorter text: empty, either half, or without any one Character.
  public func simplifications(of gesture: AddressFormGesture) -> [AddressFormGesture] {
    switch gesture {
    case .edit(let part, let text): text.shorterTexts.map { .edit(part, $0) }
    case .update: []
    }
  }

  /// Texts that are stored often, whitespace of all kinds, and Characters that only look blank.
  private static let pieces = [
    "1 Main", "Seoul", "Jung", "04524", "2 High", "Busan", "세종대로", "São", "e\u{301}", "ß", "👩‍👩‍👧",
    " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{2003}", "\u{200B}", "\u{301}", ",",
    ", ", "|", ":", "Missing: city",
  ]
}
