import AppScreens

/// A text to edit at a cursor.
@propertyWrapper
package final class TextField: TerminalWidget {
  package let name: String
  package private(set) var field = Field(wrappedValue: "")
  package var onEdit: (String) -> Void = { _ in }
  package var canFocus: Bool { true }

  /// The number of characters after the cursor.
  private var place = 0

  package init(_ name: String) {
    self.name = name
  }

  package var wrappedValue: String {
    get { field.wrappedValue }
    set { field.wrappedValue = newValue }
  }

  package var projectedValue: TextField { self }
  package var text: String { wrappedValue }

  /// Sets the text if it is another; so a binding does not set what the user has just typed.
  package func update(_ text: String) {
    field.update(text)
  }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let room = width - String.labelWidth - 2
    let shown = isFocused ? text.fitted(to: room, around: place) : text.end(fittedTo: room)
    return [Line("\(name.label)[\(shown)]", isFocused ? .heading : .plain)]
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    guard isFocused, let text = text.edited(by: key, at: &place) else { return nil }
    edit(text)
    return notation + text
  }

  package func perform(_ gesture: String) -> Bool {
    guard let text = gesture.text(after: notation) else { return false }
    edit(text)
    return true
  }

  private var notation: String { "\(name)=" }

  private func edit(_ text: String) {
    field.type(text)
    onEdit(text)
  }
}

extension String {
  /// The text once a key is pressed in it; nil for a key that edits nothing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - place: The number of characters after the cursor, which the key may move.
  /// - Returns: The new text.
  package func edited(by key: Key, at place: inout Int) -> String? {
    place = min(place, count)
    let cursor = index(endIndex, offsetBy: -place)
    var text = self
    switch key {
    case .character(let character): text.insert(character, at: cursor)
    case .delete where cursor > startIndex: text.remove(at: index(before: cursor))
    case .deleteForward where cursor < endIndex:
      text.remove(at: cursor)
      place -= 1
    case .left: place = min(place + 1, count)
    case .right: place = max(place - 1, 0)
    case .home: place = count
    case .end: place = 0
    case .control, .enter, .tab, .backTab, .up, .down, .pageUp, .pageDown, .click, .delete,
      .deleteForward:
      break
    }
    return text == self ? nil : text
  }
}
