import AppModels
import AppScreens
import GTK

/// The widgets of a calculator: a display above its keys.
package final class CalculatorWidgets: DesktopWidgets {
  /// The text on the display.
  package let text = Label().showingEnd().styled("panel", "large")

  /// The keys, row by row.
  package let keys = Calculator.Key.allCases.map { key in
    (key: key, button: Button(label(of: key)).styled("key", style(of: key)))
  }

  package let root: Stack

  /// The widgets of a calculator, with nothing on its display.
  package init() {
    root = Stack(.down, [text, Grid(columns: 4, keys.map(\.button))])
  }

  /// What is printed on a key: its notation, or the sign for which that is typed.
  private static func label(of key: Calculator.Key) -> String {
    let notation = CalculatorGesture.press(key).notation
    return ["-": "−", "*": "×", "/": "÷"][notation] ?? notation
  }

  private static func style(of key: Calculator.Key) -> String {
    switch key {
    case .digit: "digit"
    case .operation, .allClear: "operation"
    case .equals: "suggested-action"
    }
  }

  package func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let pressed): keys.first { $0.key == pressed }?.button.click()
    }
  }

  package func onGesture(_ handle: @escaping (CalculatorGesture) -> Void) {
    for (key, button) in keys { button.onClick { handle(.press(key)) } }
  }

  package var display: CalculatorDisplay { CalculatorDisplay(text: text.text) }
}
