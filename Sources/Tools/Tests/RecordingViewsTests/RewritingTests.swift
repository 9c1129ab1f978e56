import Testing
import TriptychRecordingViews

/// One line of a view, and its recording form.
struct RewritingTests {
  /// The recording form of a view's statement.
  private static func recorded(_ statement: String) throws -> (text: String, warnings: [String]) {
    let (text, warnings) = try Fixture.recorded(
      """
      protocol Panel: AnyObject { var delegate: (any Delegate)? { get set } }
      final class V: Panel, HeadlessView {
        let model: Model
        weak var delegate: (any Delegate)?
        var display = D(), rows: [Model] = [], child: V?, count = 0
        func perform(_ gesture: G) {
          \(statement)
        }
      }
      final class Model {}
      """)
    return (Fixture.line(7, of: text), warnings)
  }

  @Test(arguments: [
    ("model.press(key)", #"model.press(log.call("model.press(_:)", key))"#),
    (
      "model.turn(.red, on: nil)",
      #"model.turn(log.argument(.red), on: log.call("model.turn(_:on:)", nil))"#
    ),
    (
      "model.f(a < b, c > (d))",
      #"model.f(log.argument(a < b), log.call("model.f(_:_:)", c > (d)))"#
    ),
    (
      "model.f(Pair<A, B>(x), y)",
      #"model.f(log.argument(Pair<A, B>(x)), log.call("model.f(_:_:)", y))"#
    ),
    (
      "try model.f(a ? b : c, d: [1: 2])",
      #"try model.f(log.argument(a ? b : c), d: log.call("model.f(_:d:)", [1: 2]))"#
    ),
    (
      "model.f(model.g(), h: model.i(1))",
      #"model.f(log.argument(log.call("model.g()", on: model).g()), "#
        + #"h: log.call("model.f(_:h:)", model.i(log.call("model.i(_:)", 1))))"#
    ),
    ("delegate?.did(self)", #"delegate?.did(log.call("delegate.did(_:)", self))"#),
    ("self.delegate!.did()", #"self.log.call("delegate.did()", on: self.delegate)!.did()"#),
    (
      "if model.isOn() { count = 1 }",
      #"if log.call("model.isOn()", on: model).isOn() { count = 1 }"#
    ),
    ("if model.has(1) { count = 1 }", #"if model.has(log.call("model.has(_:)", 1)) { count = 1 }"#),
    (
      "rows.forEach { [weak self] in self?.model.f($0) }",
      #"rows.forEach { [weak self] in self?.model.f(MessageLog(of: self).call("model.f(_:)", $0)) }"#
    ),
    (
      "guard let it = delegate else { return }; it.did(1)",
      #"guard let it = delegate else { return }; it.did(log.call("delegate.did(_:)", 1))"#
    ),
    ("model.text = a + b; count = 1", #"model.text = log.assign("model.text", a + b); count = 1"#),
    (
      "model.text = rows.map { $0 }.first",
      #"model.text = log.assign("model.text", rows.map { $0 }.first)"#
    ),
    (
      "delegate?.text = #\"\\#(count) \"(\"#",
      ##"delegate?.text = log.assign("delegate.text", #"\#(count) "("#)"##
    ),
    (
      "t = model.$text.bind { [weak self] in self?.count = $0 }",
      #"t = log.bind("model.text", model.$text.bind) { [weak self] in self?.count = $0 }"#
    ),
    ("t = model.$text.bind(receive)", #"t = log.bind("model.text", model.$text.bind, receive)"#),
    (
      #"t = model.bind(\.row.text) { [weak self] in self?.count = $0 }"#,
      #"t = log.bind("model.text", { receive in model.bind(\.row.text) { receive($0) } }) "#
        + "{ [weak self] in self?.count = $0 }"
    ),
    (
      "withObservationTracking { count = model.rows[0].count + f(model.text) } onChange: { f() }",
      #"log.withObservationTracking { count = log.reading("model.rows", model.rows)[0].count "#
        + #"+ f(log.reading("model.text", model.text)) } onChange: { f() }"#
    ),
    (
      "model.$text.quietly(for: t) { model.edit(text: x) }",
      #"model.$text.quietly(for: t) { model.edit(text: log.call("model.edit(text:)", x)) }"#
    ),
    ("model.`repeat`(`in`: x)", #"model.`repeat`(`in`: log.call("model.repeat(in:)", x))"#),
  ])
  func `a message is recorded where it is sent`(plain: String, recorded: String) throws {
    let result = try Self.recorded(plain)
    #expect(result.text == recorded)
    #expect(result.warnings == [])
  }

  @Test(arguments: [
    "press(1)", "self.press(1)", "other.model.press(1)", "child?.show(1)", "rows.append(1)",
    "display.press(1)", "count.press(1)", "let x = model", "if model.text == x {}",
    "// model.press(1)", "/* model.press(1) */", #"print("model.press(1)")"#,
    ##"print(#"\(model.press(1)) " model.press(1)"#)"##, "f(model: 1)",
    #"let r = /model.press(1)"/"#,
    #"g(\V.model.text)"#, "count = model.text.count",
  ])
  func `what is no message to a mediator stays as it is`(plain: String) throws {
    let result = try Self.recorded(plain)
    #expect(result.text == plain)
    #expect(result.warnings == [])
  }

  @Test(arguments: [
    ("model.load { count = $0 }", "calls model.load with a trailing closure"),
    ("model.load(1) { count = $0 }", "calls model.load(_:) with a trailing closure"),
    ("model.load(&count)", "passes a closure or an inout argument to model.load(_:)"),
    (
      "model.load(then: { count = $0 })",
      "passes a closure or an inout argument to model.load(then:)"
    ),
    ("model.count += 1", "changes model.count in place"),
    ("model.rows[1] = 2", "sets a part of model.rows"),
    ("model.text = if a { b } else { c }", "sets model.text to a statement's value"),
    ("delegate?.$text.bind { count = $0 }", "binds to delegate.text in another form"),
    ("f { [model] in model.press(1) }", "reaches model by a capture list"),
  ])
  func `a form that cannot be recorded is left, and reported with its line`(
    plain: String, reason: String
  ) throws {
    let result = try Self.recorded(plain)
    #expect(result.text == plain)
    #expect(result.warnings == ["V.swift:7: not recorded: the view \(reason)"])
  }

  @Test func `what is sent to a subject of the view is recorded`() throws {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        private let key = Subject<String>()
        func perform(_ gesture: G) { key.send("a") }
      }
      final class Subject<Value> {}
      """
    ).text
    #expect(
      Fixture.line(3, of: text)
        == #"func perform(_ gesture: G) { key.send(log.call("key.send(_:)", "a")) }"#)
  }

  @Test func `a call over several lines keeps them, and is recorded on its first`() throws {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        let model: Model
        func perform(_ gesture: G) {
          model.turn(
            1, // one
            on: isOn
          )
        }
      }
      final class Model {}
      """
    ).text
    #expect(Fixture.line(5, of: text) == "log.argument(1), // one")
    #expect(Fixture.line(6, of: text) == #"on: log.call("model.turn(_:on:)", isOn"#)
    #expect(Fixture.line(7, of: text) == ", line: 4))")
  }

  /// A member of a view with a protocol, and its recording form.
  @Test(arguments: [
    (
      "func show(text: String) { t = text }",
      #"func show(text: String) { log.show("show(text:)", text); t = text }"#
    ),
    (
      "func ask(_ a: Int, b c: Int) -> Bool { a > c }",
      #"func ask(_ a: Int, b c: Int) -> Bool { log.show("ask(_:b:)", a, c); return a > c }"#
    ),
    (
      "func many() -> Int { let a = 1; return a }",
      #"func many() -> Int { log.show("many()"); let a = 1; return a }"#
    ),
    ("var text: String { t }", #"var text: String { log.read("text") { t } }"#),
    (
      "var text: String { get { t } set { t = newValue } }",
      #"var text: String { get { log.read("text") { t } } set { log.set("text", newValue); t = newValue } }"#
    ),
    ("var text = \"}\"  // {", #"var text = "}" { didSet { log.set("text", text) } }  // {"#),
    (
      "var text = f { 1 } { didSet { f() } }",
      #"var text = f { 1 } { didSet { log.set("text", text); f() } }"#
    ),
    ("private(set) var text = 1", "private(set) var text = 1"),
    ("func other() {}", "func other() {}"),
    ("var tokens: [Token] = []", "var tokens: [Token] = []"),
  ])
  func `what a mediator does to a view is recorded where it is received`(
    plain: String, recorded: String
  ) throws {
    let result = try Fixture.recorded(
      """
      protocol Panel: AnyObject {
        func show(text: String); func ask(_ a: Int, b: Int) -> Bool; func many() -> Int
        var text: String { get set }
        var tokens: [Token] { get set }
      }
      final class V: Panel, HeadlessView {
        \(plain)
      }
      """)
    #expect(Fixture.line(7, of: result.text) == recorded)
  }
}
