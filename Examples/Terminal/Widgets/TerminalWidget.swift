/// A widget of a terminal's view: draws itself, and turns keys and clicks into gestures.
package protocol TerminalWidget: AnyObject {
  /// The name that it has in a display.
  var name: String { get }

  /// The text that it shows; of a switch or a button, `on` or `off`.
  var text: String { get }

  /// The lines that it needs; nil for as many as there are.
  var height: Int? { get }

  /// Indicates whether keys can go to it rather than to others.
  var canFocus: Bool { get }

  /// The hint at a key of its own, if there is one now.
  var hint: Hint? { get }

  /// The widget's lines.
  func draw(width: Int, height: Int, isFocused: Bool) -> [Line]

  /// Does what a key or a click does here; returns the gesture that this was, if it was one.
  func press(_ key: Key, isFocused: Bool) -> String?

  /// Does with the widget what a user does for a gesture; returns whether it is one of its own.
  func perform(_ gesture: String) -> Bool
}

extension TerminalWidget {
  package var height: Int? { 1 }
  package var canFocus: Bool { false }
  package var hint: Hint? { nil }
  package func press(_ key: Key, isFocused: Bool) -> String? { nil }
  package func perform(_ gesture: String) -> Bool { false }
}

/// A key that works now, if it is a single one, and in a few words the key and what it does.
package typealias Hint = (key: Key?, text: String)

/// A line on the terminal, in one style.
package struct Line {
  /// A look of a line.
  package enum Style: Int {
    case plain = 0
    case heading = 1
    case quiet = 2
    case marked = 7
    case green = 32
    case yellow = 33
    case magenta = 35
    case cyan = 36
  }

  package let text: String
  package let style: Style

  /// A part of the text in another style.
  package let part: (text: String, style: Style)?

  package init(_ text: String, _ style: Style = .plain, part: (text: String, style: Style)? = nil) {
    self.text = text
    self.style = style
    self.part = part
  }
}
