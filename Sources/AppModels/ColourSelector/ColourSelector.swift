/// The colour selector's business logic: which of the colours are selected.
public struct ColourSelector: Hashable, Sendable {
  /// A colour that can be selected, independently of the other.
  public enum Colour: String, CaseIterable, Sendable {
    /// Green, the first switch.
    case green

    /// Yellow, the second switch.
    case yellow
  }

  /// The colours that are on; the order in which they were turned on is not kept.
  public private(set) var selection: Set<Colour> = []

  /// A selector with nothing selected.
  public init() {}

  /// Turns one colour on or off; setting it to its current position changes nothing.
  public mutating func turn(_ colour: Colour, on isOn: Bool) {
    if isOn {
      selection.insert(colour)
    } else {
      selection.remove(colour)
    }
  }

  /// Indicates whether a colour is on.
  public func isOn(_ colour: Colour) -> Bool {
    selection.contains(colour)
  }
}
