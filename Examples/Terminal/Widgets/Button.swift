/// A button, which Return presses wherever the keys go.
package final class Button: TerminalWidget {
  package let name: String
  package var isShown = true
  package var onPress: () -> Void = {}
  package var canFocus: Bool { isShown }
  package var hint: Hint? { isShown ? Hint(.enter, "Return \(name)") : nil }
  package var text: String { isShown ? "on" : "off" }

  package init(_ name: String) {
    self.name = name
  }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    isShown ? [Line("[ \(name) ]" + (isFocused ? "  ◂" : ""))] : []
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    guard isShown else { return nil }
    switch key {
    case .click, .enter: break
    case .character(" ") where isFocused: break
    case .character, .control, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown: return nil
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
