/// A button, which Return presses wherever the keys go; its value is whether it is there.
@propertyWrapper
package final class Button: TerminalWidget {
  package let name: String
  package var wrappedValue = true
  package var onPress: () -> Void = {}
  package var canFocus: Bool { wrappedValue }
  package var hint: Hint? { wrappedValue ? (.enter, "Return \(name)") : nil }
  package var text: String { wrappedValue ? "on" : "off" }

  package init(_ name: String) {
    self.name = name
  }

  package var projectedValue: Button { self }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    wrappedValue ? [Line("[ \(name) ]" + (isFocused ? "  ◂" : ""))] : []
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    guard wrappedValue else { return nil }
    switch key {
    case .click, .enter: break
    case .character(" ") where isFocused: break
    case .character, .control, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown,
      .deleteForward, .left, .right, .home, .end:
      return nil
    }
    onPress()
    return name
  }

  package func perform(_ gesture: String) -> Bool {
    guard gesture == name else { return false }
    _ = press(.enter, isFocused: false)
    return true
  }
}
