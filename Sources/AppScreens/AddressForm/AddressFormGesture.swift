import AppModels

/// A gesture on an address form: an edited field, or the button pressed.
public enum AddressFormGesture: ScreenGesture {
  /// Addresses arrive from elsewhere.
  public typealias Event = AddressFormEvent

  /// A field is edited, and holds this text.
  case edit(Address.Part, String)

  /// The button is pressed.
  case update

  /// `street=TEXT`, `city=TEXT`, `state=TEXT`, `zip=TEXT` or `update`.
  public var notation: String {
    switch self {
    case .edit(let part, let text): "\(part.rawValue)=\(text)"
    case .update: "update"
    }
  }

  /// Reads one gesture; after `=`, every Character is part of the text.
  ///
  /// - Parameter notation: A field and its new text, or `update`.
  /// - Returns: That one gesture.
  /// - Throws: When the text is neither.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    for part in Address.Part.allCases {
      if let text = notation.text(after: "\(part.rawValue)=") { return [.edit(part, text)] }
    }
    guard notation == update.notation else {
      throw NotationFailure(
        of: notation, "is not a gesture of this form",
        remedy: """
          write street=TEXT, city=TEXT, state=TEXT, zip=TEXT or update; \
          \(AddressFormEvent.remedy)
          """)
    }
    return [.update]
  }
}
