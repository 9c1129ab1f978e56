import AppModels
import AppScreens

/// The sixteen keys of a calculator, under its readout.
package final class Keypad: TerminalWidget {
  package let name = "keypad"
  package let text = ""
  package var onPress: (Calculator.Key) -> Void = { _ in }
  package var height: Int? { 6 }
  package let hint: Hint? = Hint(nil, "0-9 + - * / = c")

  package init() {}

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let keys = CalculatorGesture.allCases.map { " \($0.notation)".fitted(to: 4) }
    let rows = [0, 4, 8, 12].map { "│\(keys[$0..<$0 + 4].joined(separator: "│"))│" }
    return (["├────┬────┬────┬────┤"] + rows + ["└────┴────┴────┴────┘"]).map { Line($0) }
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    switch key {
    case .enter: return press("=")
    case .character("c"): return press("AC")
    case .character(let character): return press(String(character))
    case .click(let column, let line):
      guard 1...4 ~= line, 0..<20 ~= column else { return nil }
      return press(CalculatorGesture.allCases[(line - 1) * 4 + column / 5].notation)
    case .control, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown: return nil
    }
  }

  package func perform(_ gesture: String) -> Bool {
    guard let place = CalculatorGesture.allCases.firstIndex(where: { $0.notation == gesture })
    else { return false }
    return press(.click(column: place % 4 * 5 + 2, line: place / 4 + 1), isFocused: false) != nil
  }

  private func press(_ label: String) -> String? {
    guard case .press(let key)? = CalculatorGesture.allCases.first(where: { $0.notation == label })
    else { return nil }
    onPress(key)
    return label
  }
}
