import AppScreens
import TriptychTerminal

extension ScreenDisplay {
  /// Indicates whether both are the same, but for cursors that have moved.
  func showsTexts(of other: Self) -> Bool {
    self == other || movesCursor(unlike: other) || other.movesCursor(unlike: self)
  }

  /// Indicates whether a cursor has moved here, and not on another display, and all else is the same.
  func movesCursor(unlike other: Self) -> Bool { widgets.moveCursor(unlike: other.widgets) }

  /// The widgets that show something else than on another display, from where they differ; all of the
  /// display where what differs is on no widget.
  func summary(where other: Self) -> String {
    widgets == other.widgets ? "\(self)" : widgets.summary(where: other.widgets)
  }

  /// For each display the widgets that not all displays show alike, from where they differ.
  package static func summaries(ofDifferencesBetween displays: [Self]) -> [String] {
    displays.map { display in
      display.summary(where: displays.first { $0 != display } ?? display)
    }
  }
}

extension [Widget] {
  /// Indicates whether a cursor has moved here, and not on others, and all texts are the same.
  func moveCursor(unlike others: Self) -> Bool {
    map(\.text) == others.map(\.text)
      && zip(self, others).contains { $0.note != nil && $1.note == nil }
  }

  /// The widgets that show something else than others, from where they differ; all where none does.
  func summary(where other: Self) -> String {
    let differences = zip(self, other).filter { $0 != $1 }
    guard !differences.isEmpty else { return summary }
    return differences.map { widget, other in
      let text = widget.text.quotedExcerpt(whereUnlike: other.text)
      return "\(widget.name) \(text)\(widget.note.map { " \($0)" } ?? "")"
    }.joined(separator: " ")
  }

  /// The names and texts of all widgets.
  var summary: String {
    map { "\($0.name) \($0.text.quotedExcerpt)" }.joined(separator: " ")
  }
}

extension String {
  /// An excerpt that leaves out most of what a long text has in common with another.
  fileprivate func quotedExcerpt(whereUnlike other: String) -> String {
    let common = zip(self, other).prefix { $0 == $1 }.count
    let context = 8
    guard common > 2 * context else { return quotedExcerpt }
    let nearby = dropFirst(common - 2 * context).prefix(context)
    // It begins with a word, if one begins nearby.
    let word = nearby.lastIndex(where: \.isWhitespace).map(index(after:)) ?? nearby.endIndex
    return "…\(String(self[word...]).quotedExcerpt)"
  }
}
