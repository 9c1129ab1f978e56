import AppScreens
import Parity

extension Scenario<CalculatorGesture, CalculatorDisplay> {
  /// A scenario in short notation, keys and displays: `"12+ =", shows: "0 1 12 12+ error"`.
  ///
  /// Spaces in `keys` separate runs of keys, `AC` and `replace-view`; there is a display for each
  /// step, after the one for the new screen.
  init(
    _ kind: Kind, _ name: String, _ keys: String, shows texts: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let steps = keys.split(separator: " ").flatMap { run in
      run == "replace-view" || run == "AC" ? [String(run)] : run.map(String.init)
    }
    let texts = texts.split(separator: " ").map(String.init)
    precondition(
      texts.count == steps.count + 1, "\(name): a display for each step, and one before",
      file: fileID, line: line)
    self.init(
      kind, name, from: CalculatorDisplay(text: texts[0]),
      Array(zip(steps, texts.dropFirst())), fileID: fileID, line: line
    ) { display, _, text in
      display.text = text
    }
  }
}

extension Scenario<CalculatorGesture, CalculatorDisplay> {
  /// A scenario that types an expression on a new screen, shown as it grows, and evaluates it.
  static func arithmetic(_ name: String, _ expression: String, equals result: String) -> Self {
    let typed = expression.indices.map { expression[...$0] }
    return Self(
      .edge, name, expression + "=", shows: (["0"] + typed + [result[...]]).joined(separator: " "))
  }
}
