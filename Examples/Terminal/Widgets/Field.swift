import AppScreens

/// A text to edit at its end.
@propertyWrapper
package final class Field: TerminalWidget {
  package let name: String
  package var wrappedValue = ""
  package var onEdit: (String) -> Void = { _ in }
  package var canFocus: Bool { true }

  package init(_ name: String) {
    self.name = name
  }

  package var projectedValue: Field { self }
  package var text: String { wrappedValue }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let shown = (isFocused ? "\(text)▏" : text).end(fittedTo: width - String.labelWidth - 2)
    return [Line("\(name.label)[\(shown)]", isFocused ? .heading : .plain)]
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    guard isFocused, let text = text.edited(by: key) else { return nil }
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
    wrappedValue = text
    onEdit(text)
  }
}

extension String {
  /// The text once a key is pressed behind it; nil for a key that edits nothing.
  package func edited(by key: Key) -> String? {
    switch key {
    case .character(let character): "\(self)\(character)"
    case .delete: isEmpty ? nil : String(dropLast())
    case .control, .enter, .tab, .backTab, .up, .down, .pageUp, .pageDown, .click: nil
    }
  }
}
