import AppModels
import AppScreens

/// The sixteen keys of a calculator, under its display.
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
  package var height: Int? { 8 }
  package var hint: Hint? { (nil, "0-9 + - * / = c") }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let keys = CalculatorGesture.allCases.map { " \($0.notation)".fitted(to: 4) }
    let rows = [0, 4, 8, 12].map { "│\(keys[$0..<$0 + 4].joined(separator: "│"))│" }
    let display = ["┌───────────────────┐", "│ \(text.end(rightIn: 17)) │"]
    return (display + ["├────┬────┬────┬────┤"] + rows + ["└────┴────┴────┴────┘"]).map { Line($0) }
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    switch key {
    case .enter: return press("=")
    case .character("c"): return press("AC")
    case .character(let character): return press(String(character))
    case .click(let column, let line):
      guard 3...6 ~= line, 0..<20 ~= column else { return nil }
      return press(CalculatorGesture.allCases[(line - 3) * 4 + column / 5].notation)
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
