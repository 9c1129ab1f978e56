/// A text field of a display: its text, which the user types or code sets.
///
/// A field that code sets to the very text that the user has typed in it shows that its cursor moved. In
/// UIKit the cursor jumps to the end of the text, and an input method loses the syllable that it composes.
///
/// ```swift
/// @Field public var query = ""      // in a display
/// display.$query.type("IU")         // the user types
/// display.query = "IU"              // code sets the text that was typed: the cursor moves
/// ```
@propertyWrapper
public struct Field: Hashable, Codable, Sendable {
  private var text: String

  /// Indicates whether the text is what the user has typed, and code has not set it since.
  public private(set) var isTyped = false

  /// Indicates whether the cursor moved: code has set the text that the user had typed.
  public private(set) var isCursorMoved = false

  /// A field whose text was set.
  public init(wrappedValue: String) {
    text = wrappedValue
  }

  /// The text; setting it is what code does.
  public var wrappedValue: String {
    get { text }
    set {
      // There is no place for a cursor to move to in an empty field.
      isCursorMoved = newValue == text && !text.isEmpty && (isTyped || isCursorMoved)
      isTyped = false
      text = newValue
    }
  }

  /// The field itself.
  public var projectedValue: Field {
    get { self }
    set { self = newValue }
  }

  /// Types: the text is what the user has typed.
  public mutating func type(_ newText: String) {
    text = newText
    isTyped = true
    isCursorMoved = false
  }

  /// Sets the text if it is another; so a binding does not set what the user has just typed.
  public mutating func update(_ newText: String) {
    if newText != text { wrappedValue = newText }
  }

  /// Indicates whether both show the same to the user: text and cursor.
  public static func == (one: Field, other: Field) -> Bool {
    one.text == other.text && one.isCursorMoved == other.isCursorMoved
  }

  /// Hashes what the user sees.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(isCursorMoved)
  }
}
