import AppModels
import AppScreens
import Testing

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
      (Optional(Optional(3)) as Any, "3"), ((1, b: "x"), #"(1, b: "x")"#), (Object(), "Object"),
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

  @Test
  func `state is found behind wrappers, optionals and superclasses, and closures are left out`() {
    let snapshot = Snapshot(behind: Holder())
    #expect(snapshot.mediator?.name == "middle")
    #expect(
      snapshot.values.map(\.place.path) == [
        "count", "wrapped", "observed", "model.calculator.entry", "list", "next.name",
      ])
    #expect(snapshot.values.map(\.text) == ["1", "\"w\"", "2", ".nothing", "[.add]", "\"next\""])
    #expect(snapshot.models.map(\.name) == ["model", "next"])
  }
}

private final class Object {}

private final class Holder {
  let middle = Middle()
  let log = MessageLog.forNewView()
}

private class Base {
  var count = 1
}

private final class Middle: Base {
  @Wrapped var wrapped = "w"
  @Boxed var observed = 2
  var model: Model? = Model()
  var list = [Calculator.Operation.add]
  var act: () -> Void = {}
  var next: Next?

  override init() {
    super.init()
    next = Next(back: self)
  }
}

private struct Model {
  var calculator = Calculator()
}

private final class Next {
  unowned let back: Middle
  var name = "next"

  init(back: Middle) {
    self.back = back
  }
}

@propertyWrapper
private struct Boxed {
  private var storage: Int

  init(wrappedValue: Int) {
    storage = wrappedValue
  }

  var wrappedValue: Int {
    get { storage }
    set { storage = newValue }
  }
}

@propertyWrapper
private final class Wrapped {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }
}
