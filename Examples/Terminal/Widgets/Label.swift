/// A text to read, behind its name.
package final class Label: TerminalWidget {
  package let name: String
  package var text = ""

  package init(_ name: String) {
    self.name = name
  }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    [Line(name.label + text.cut(to: width - String.labelWidth))]
  }
}

/// A calculator's display, which stands on its keypad.
package final class Readout: TerminalWidget {
  package let name: String
  package var text = ""
  package var height: Int? { 2 }

  package init(_ name: String) {
    self.name = name
  }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    [Line("┌───────────────────┐"), Line("│ \(text.end(rightIn: 17)) │")]
  }
}
