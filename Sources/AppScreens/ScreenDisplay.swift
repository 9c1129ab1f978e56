/// Everything that the user sees on a screen of one app: results, the text in fields, switch positions.
///
/// A text that the user edits is a ``Field``. The coding carries a display from one process to another.
public protocol ScreenDisplay: Codable, Hashable, Sendable {
  /// A screen on which nothing has been shown yet.
  init()

  /// The widgets in reading order, each with what it shows.
  var widgets: [Widget] { get }
}

/// A widget's name and what the user sees on it.
public struct Widget: Hashable, Sendable, Codable {
  /// The name, such as `total`.
  public let name: String

  /// The text that it shows.
  public let text: String

  /// What the user sees besides the text; nil if there is nothing.
  public private(set) var note: String?

  /// A widget that shows a text.
  public init(_ name: String, shows text: String) {
    self.name = name
    self.text = text
  }

  /// A text field.
  public init(_ name: String, shows field: Field) {
    self.init(name, shows: field.wrappedValue)
    if field.isCursorMoved { note = "set again while the user types: the cursor moves" }
  }

  /// A switch that is on or off.
  public init(_ name: String, isOn: Bool) {
    self.init(name, shows: isOn ? "on" : "off")
  }
}
