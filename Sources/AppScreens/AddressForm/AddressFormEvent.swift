import AppModels

/// An external event on an address form: an address arrives.
public enum AddressFormEvent: ScreenEvent {
  /// An address arrives that was stored elsewhere.
  case arrive(Address)

  private static let arriveEquals = "arrive="
  static let remedy = "an address arrives by arrive=1 Main|Seoul|Jung|04524"

  /// `arrive=STREET|CITY|STATE|ZIP`.
  public var notation: String {
    switch self {
    case .arrive(let address):
      Self.arriveEquals + Address.Part.allCases.map { address[$0] }.joined(separator: "|")
    }
  }

  /// Reads an arrival.
  ///
  /// - Parameter notation: `arrive=` and four texts with `|` between them, each filled and trimmed.
  /// - Returns: The event; nil for a text that does not begin so.
  /// - Throws: When there are not four texts, or one is blank or not trimmed.
  public static func read(_ notation: String) throws(NotationFailure) -> Self? {
    guard let text = notation.text(after: arriveEquals) else { return nil }
    let texts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard texts.count == Address.Part.allCases.count else {
      throw NotationFailure(
        of: notation, "has \(texts.count) of the four texts of an address",
        remedy: remedy)
    }
    guard
      let address = Address(street: texts[0], city: texts[1], state: texts[2], zip: texts[3]),
      zip(Address.Part.allCases, texts).allSatisfy({ address[$0] == $1 })
    else {
      throw NotationFailure(
        of: notation, "has a text that is blank or not trimmed",
        remedy: remedy)
    }
    return .arrive(address)
  }
}
