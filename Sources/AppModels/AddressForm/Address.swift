/// A postal address: four parts, each of them filled, and trimmed at both ends.
public struct Address: Hashable, Sendable {
  /// A part of an address.
  public enum Part: String, CaseIterable, Sendable {
    /// The street, with the number of the house.
    case street

    /// The city.
    case city

    /// The state.
    case state

    /// The ZIP code, which may be any text.
    case zip
  }

  /// The street, with the number of the house.
  public let street: String

  /// The city.
  public let city: String

  /// The state.
  public let state: String

  /// The ZIP code.
  public let zip: String

  /// An address of four texts, trimmed; nil if one of them has nothing but whitespace.
  public init?(street: String, city: String, state: String, zip: String) {
    self.street = street.trimmed
    self.city = city.trimmed
    self.state = state.trimmed
    self.zip = zip.trimmed
    guard Part.allCases.allSatisfy({ !self[$0].isEmpty }) else { return nil }
  }

  /// The address that a draft has; nil if a part is blank.
  public init?(_ draft: AddressDraft) {
    self.init(
      street: draft[.street], city: draft[.city], state: draft[.state], zip: draft[.zip])
  }

  /// The text of a part.
  public subscript(part: Part) -> String {
    switch part {
    case .street: street
    case .city: city
    case .state: state
    case .zip: zip
    }
  }
}
