/// A switch, which the first letter of its name turns too.
@propertyWrapper
package final class Toggle: TerminalWidget {
  package let name: String
  package var wrappedValue = false
  package var onTurn: (Bool) -> Void = { _ in }
  package var canFocus: Bool { true }
  package var hint: Hint? { name.first.map { (.character($0), "\($0) \(name)") } }
  package var text: String { wrappedValue ? "on" : "off" }
  private let style: Line.Style

  /// A switch that is off, with the style that it has when it is on.
  package init(_ name: String, _ style: Line.Style) {
    self.name = name
    self.style = style
  }

  package var projectedValue: Toggle { self }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let knob = wrappedValue ? "[ ●] on" : "[○ ] off"
    return [Line(name.label + knob + (isFocused ? "  ◂" : ""), wrappedValue ? style : .plain)]
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    switch key {
    case .click: break
    case .character(let character) where character == name.first: break
    case .character(" ") where isFocused, .enter where isFocused: break
    case .character, .control, .enter, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown,
      .deleteForward, .left, .right, .home, .end:
      return nil
    }
    wrappedValue.toggle()
    onTurn(wrappedValue)
    return "\(name)=\(text)"
  }

  package func perform(_ gesture: String) -> Bool {
    guard ["\(name)=on", "\(name)=off"].contains(gesture) else { return false }
    // A user cannot turn a switch to where it is.
    if gesture != "\(name)=\(text)" { _ = press(.click(column: 0, line: 0), isFocused: false) }
    return true
  }
}
