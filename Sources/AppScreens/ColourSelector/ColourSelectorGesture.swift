import AppModels

/// A gesture on a colour selector: turning a switch.
public enum ColourSelectorGesture: ScreenGesture, CaseIterable {
  /// The switch of one colour is turned on or off.
  case turn(ColourSelector.Colour, on: Bool)

  /// Every switch turned on, then every switch turned off.
  public static let allCases = [true, false].flatMap { isOn in
    ColourSelector.Colour.allCases.map { Self.turn($0, on: isOn) }
  }

  /// `green=on`, `green=off`, `yellow=on` or `yellow=off`.
  public var notation: String {
    switch self {
    case .turn(let colour, let isOn): "\(colour.rawValue)=\(isOn ? "on" : "off")"
    }
  }

  /// Reads one turn of a switch.
  ///
  /// - Parameter notation: A colour, `=`, and `on` or `off`.
  /// - Returns: That one gesture.
  /// - Throws: When the text is none of the four.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    guard let gesture = allCases.first(where: { $0.notation == notation }) else {
      throw NotationFailure(
        of: notation, "is not a turn of a switch",
        remedy: "write one of \(allCases.map(\.notation).joined(separator: ", "))")
    }
    return [gesture]
  }
}
