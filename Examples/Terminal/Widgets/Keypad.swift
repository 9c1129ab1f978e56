import AppModels
import AppScreens

/// The keys of a calculator, four in a row, under its display.
@propertyWrapper
package final class Keypad: TerminalWidget {
  package let name: String
  package var wrappedValue = ""
  package var onPress: (Calculator.Key) -> Void = { _ in }

  /// A keypad with the name that its display has.
  package init(_ name: String) {
    self.name = name
  }

  package var projectedValue: Keypad { self }
  package var text: String { wrappedValue }
  package var height: Int? { 4 + Self.rows.count }
  package var hint: Hint? { (nil, "0-9 + - * / = c") }

  private static let rows = stride(from: 0, to: CalculatorGesture.allCases.count, by: 4).map {
    Array(CalculatorGesture.allCases[$0...].prefix(4))
  }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let rows = Self.rows.map { row in
      let keys = row.map(\.notation) + [String](repeating: "", count: 4 - row.count)
      return "│\(keys.map { " \($0)".fitted(to: 4) }.joined(separator: "│"))│"
    }
    let display = ["┌───────────────────┐", "│ \(text.end(rightIn: 17)) │"]
    return (display + ["├────┬────┬────┬────┤"] + rows + ["└────┴────┴────┴────┘"]).map { Line($0) }
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    switch key {
    case .enter: return press("=")
    case .character("c"): return press("AC")
    case .character(let character): return press(String(character))
    case .click(let column, let line):
      guard Self.rows.indices.contains(line - 3), 0..<20 ~= column else { return nil }
      return Self.rows[line - 3].dropFirst(column / 5).first.flatMap { press($0.notation) }
    case .control, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown, .deleteForward, .left,
      .right, .home, .end:
      return nil
    }
  }

  package func perform(_ gesture: String) -> Bool {
    guard let place = CalculatorGesture.allCases.firstIndex(where: { $0.notation == gesture })
    else { return false }
    return press(.click(column: place % 4 * 5 + 2, line: place / 4 + 3), isFocused: false) != nil
  }

  private func press(_ label: String) -> String? {
    guard case .press(let key)? = CalculatorGesture.allCases.first(where: { $0.notation == label })
    else { return nil }
    onPress(key)
    return label
  }
}
