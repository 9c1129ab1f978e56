import AppModels
import AppScreens
import Testing
import TextLayout

@testable import Traces

struct SwiftTextTests {
  @Test
  func `a value is written as Swift would`() {
    let rows: [(value: Any?, text: String)] = [
      (nil, "nil"), ("a\"b", #""a\"b""#), (-5, "-5"), (true, "true"), (1.5, "1.5"),
      (Calculator.Key.digit(.five), ".digit(.five)"), (Calculator.Key.equals, ".equals"),
      (Calculator.Entry.result(-3), ".result(-3)"),
      (ColourSelectorGesture.turn(.green, on: true), ".turn(.green, on: true)"),
      (["b", "a"], #"["b", "a"]"#), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
      ([String: Int](), "[:]"), (Set(["d", "c", "b", "a"]), #"["a", "b", "c", "d"]"#),
      (CalculatorDisplay(text: "7"), #"CalculatorDisplay(text: "7")"#),
      (Optional(Optional(3)) as Any, "3"), (Optional("a") as Any, #""a""#),
      ((1, b: "x"), #"(1, b: "x")"#), (Object(), "Object"),
    ]
    for (value, text) in rows { #expect(String(swift: value) == text) }
  }

  @Test(arguments: [
    ("press(5)", 20, ["press(5)"]),
    (
      "calculatorView(view, didPress: .digit(.five))", 21,
      ["calculatorView(view,", " didPress: .digit(", " .five))"]
    ),
    (
      "tokenCalculatorViewDidEditInput(view)", 20,
      ["tokenCalculatorView", " DidEditInput(view)"]
    ),
    ("calculator.entry: .nothing", 20, ["calculator.entry:", " .nothing"]),
    (String(repeating: "x", count: 9), 4, ["xxx", " xxx", " xxx"]),
    ("", 5, [""]),
  ])
  func `code is cut between its parts`(code: String, width: Int, lines: [String]) {
    #expect(code.codeLines(of: width) == lines)
  }
}

private final class Object {}
