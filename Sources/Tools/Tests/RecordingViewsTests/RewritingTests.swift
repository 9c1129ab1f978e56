import Testing
import TriptychRecordingViews

/// One line of a view, and its recording form.
struct RewritingTests {
  /// The recording form of a view's statement.
  private static func recorded(_ statement: String) throws -> String {
    Fixture.line(7, of: try Fixture.recorded(view(doing: statement)))
  }

  /// A view that has a statement on its line 7.
  private static func view(doing statement: String) -> String {
    """
    protocol Panel: AnyObject { var delegate: (any Delegate)? { get set } }
    final class V: Panel, HeadlessView {
      let model: Model
      weak var delegate: (any Delegate)?
      var display = D(); var rows: [Model] = []; var child: V?; var count = 0
      func perform(_ gesture: G) {
        \(statement)
      }
    }
    final class Model {}
    """
  }

  @Test(arguments: [
    ("model.press(key)", #"model.press(self.log.call("model.press(_:)", key))"#),
    (
      "model.turn(.red, on: nil)",
      #"model.turn(self.log.argument(.red), on: self.log.call("model.turn(_:on:)", nil))"#
    ),
    (
      "model.f(a < b, c > (d))",
      #"model.f(self.log.argument(a < b), self.log.call("model.f(_:_:)", c > (d)))"#
    ),
    (
      "model.f(Pair<A, B>(x), y)",
      #"model.f(self.log.argument(Pair<A, B>(x)), self.log.call("model.f(_:_:)", y))"#
    ),
    (
      "try model.f(a ? b : c, d: [1: 2])",
      #"try model.f(self.log.argument(a ? b : c), d: self.log.call("model.f(_:d:)", [1: 2]))"#
    ),
    (
      "model.f(model.g(), h: model.i(1))",
      #"model.f(self.log.argument(self.log.call("model.g()", on: model).g()), "#
        + #"h: self.log.call("model.f(_:h:)", model.i(self.log.call("model.i(_:)", 1))))"#
    ),
    ("delegate?.did(self)", #"delegate?.did(self.log.call("delegate.did(_:)", self))"#),
    ("self.delegate!.did()", #"self.log.call("delegate.did()", on: self.delegate)!.did()"#),
    (
      "if model.isOn() { count = 1 }",
      #"if self.log.call("model.isOn()", on: model).isOn() { count = 1 }"#
    ),
    (
      "if model.has(1) { count = 1 }",
      #"if model.has(self.log.call("model.has(_:)", 1)) { count = 1 }"#
    ),
    (
      "rows.forEach { [weak self] in guard let self else { return }; self.model.f($0) }",
      "rows.forEach { [weak self] in guard let self else { return }; "
        + #"self.model.f(self.log.call("model.f(_:)", $0)) }"#
    ),
    (
      "guard let delegate else { return }; delegate.did(1)",
      #"guard let delegate else { return }; delegate.did(self.log.call("delegate.did(_:)", 1))"#
    ),
    (
      "model.text = a + b; count = 1",
      #"model.text = self.log.assign("model.text", a + b); count = 1"#
    ),
    (
      "model.text = rows.map { $0 }.first",
      #"model.text = self.log.assign("model.text", rows.map { $0 }.first)"#
    ),
    (
      "delegate?.text = #\"\\#(count) \"(\"#",
      ##"delegate?.text = self.log.assign("delegate.text", #"\#(count) "("#)"##
    ),
    (
      "t = model.$text.bind { [weak self] in self?.count = $0 }",
      #"t = self.log.bind("model.text", model.$text.bind) { [weak self] in self?.count = $0 }"#
    ),
    (
      #"t = model.bind(\.row.text) { [weak self] in self?.count = $0 }"#,
      #"t = self.log.bind("model.text", { receive in model.bind(\.row.text) { receive($0) } }) "#
        + "{ [weak self] in self?.count = $0 }"
    ),
    (
      "withObservationTracking { count = model.rows[0].count + f(model.text) } onChange: { f() }",
      #"self.log.withObservationTracking { count = self.log.reading("model.rows", model.rows)[0].count "#
        + #"+ f(self.log.reading("model.text", model.text)) } onChange: { f() }"#
    ),
    (
      "model.$text.quietly(for: t) { model.edit(text: x) }",
      #"model.$text.quietly(for: t) { model.edit(text: self.log.call("model.edit(text:)", x)) }"#
    ),
    ("model.`repeat`(`in`: x)", #"model.`repeat`(`in`: self.log.call("model.repeat(in:)", x))"#),
  ])
  func `a message is recorded where it is sent`(plain: String, recorded: String) throws {
    #expect(try Self.recorded(plain) == recorded)
  }

  @Test(arguments: [
    "press(1)", "self.press(1)", "other.model.press(1)", "child?.show(1)", "rows.append(1)",
    "display.press(1)", "count.press(1)", "g(model)", "if model.text == x {}",
    "if model.isOn { count = 1 }", "if model.rows[0] == x { count = 1 }",
    "// model.press(1)", "/* model.press(1) */", #"print("model.press(1)")"#,
    ##"print(#"\(model.press(1)) " model.press(1)"#)"##, "f(model: 1)",
    #"let r = /model.press(1)"/"#,
    #"g(\V.model.text)"#, "count = model.text.count",
  ])
  func `what is no message to a mediator stays as it is`(plain: String) throws {
    #expect(try Self.recorded(plain) == plain)
  }

  @Test(arguments: [
    ("model.load { count = $0 }", "model.load is called with a closure"),
    ("model.load(1) { count = $0 }", "model.load(_:) is called with a closure"),
    ("model.load(&count)", "model.load(_:) is called with a closure or an inout argument"),
    ("model.load(then: { count = $0 })", "model.load(then:) is called with a closure"),
    ("model.count += 1", "model.count is changed in place"),
    ("model.rows[1] = 2", "model.rows is changed in place"),
    ("model.row.text = x", "model.row is changed in place"),
    ("model.row?.text = x", "model.row is changed in place"),
    (
      "f { [weak self] in guard let it = self else { return }; it.model.press(1) }",
      "it is a second name of self"
    ),
    ("model.isOn.toggle()", "model.isOn is changed in place"),
    ("model.text = if a { b } else { c }", "model.text is set to the value of a statement"),
    ("delegate?.$text.bind { count = $0 }", "the view binds to delegate.text in a form"),
    ("t = model.$text.bind(receive)", "the view binds to model.text in a form"),
    ("f { [model] in model.press(1) }", "model is captured by name; capture self"),
    ("f { [weak self] in self?.model.press(1) }", "self may be released before this message"),
    ("f { [weak self] in model.press(1) }", "self may be released before this message"),
    ("let x = model", "x is a second name of model"),
    ("guard let it = self.delegate else { return }; it.did(1)", "it is a second name of delegate"),
  ])
  func `a form that a trace cannot keep is refused with its line, and what to write instead`(
    plain: String, reason: String
  ) throws {
    let refusal = try #require(try Fixture.refusal(of: Self.view(doing: plain)))
    #expect(refusal.hasPrefix("V.swift:7: \(reason)"))
    #expect(refusal.contains("; "))
  }

  @Test func `what is sent to a subject of the view is recorded`() throws {
    let text = try Fixture.recorded(
      """
      final class V: HeadlessView {
        private let key = Subject<String>()
        func perform(_ gesture: G) { key.send("a") }
      }
      final class Subject<Value> {}
      """)
    #expect(
      Fixture.line(3, of: text)
        == #"func perform(_ gesture: G) { key.send(self.log.call("key.send(_:)", "a")) }"#)
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
      """)
    #expect(Fixture.line(5, of: text) == "self.log.argument(1), // one")
    #expect(Fixture.line(6, of: text) == #"on: self.log.call("model.turn(_:on:)", isOn"#)
    #expect(Fixture.line(7, of: text) == ", line: 4))")
  }

  /// A member of a view with a protocol, and its recording form.
  @Test(arguments: [
    (
      "func show(text: String) { t = text }",
      #"func show(text: String) { self.log.show("show(text:)", text); t = text }"#
    ),
    (
      "func ask(_ a: Int, b c: Int) -> Bool { a > c }",
      #"func ask(_ a: Int, b c: Int) -> Bool { self.log.show("ask(_:b:)", a, c); return { a > c }() }"#
    ),
    (
      "func many() -> Int { let a = 1; return a }",
      #"func many() -> Int { self.log.show("many()"); return { let a = 1; return a }() }"#
    ),
    (
      "func wait() async throws -> Int { try await g() }",
      "func wait() async throws -> Int "
        + #"{ self.log.show("wait()"); return try await { try await g() }() }"#
    ),
    ("var text: String { t }", #"var text: String { self.log.read("text") { t } }"#),
    (
      "var text: String { get { t } set { t = newValue } }",
      #"var text: String { get { self.log.read("text") { t } } set { self.log.set("text", newValue); t = newValue } }"#
    ),
    ("var text = \"}\"  // {", #"var text = "}" { didSet { self.log.set("text", text) } }  // {"#),
    (
      "var text = f { 1 } { didSet { f() } }",
      #"var text = f { 1 } { didSet { self.log.set("text", text); f() } }"#
    ),
    ("func other() {}", "func other() {}"),
    ("var other = 1", "var other = 1"),
  ])
  func `what a mediator does to a view is recorded where it is received`(
    plain: String, recorded: String
  ) throws {
    let text = try Fixture.recorded(
      """
      protocol Panel: AnyObject {
        func show(text: String); func ask(_ a: Int, b: Int) -> Bool; func many() -> Int
        func wait() async throws -> Int
        var text: String { get set }
      }
      final class V: Panel, HeadlessView {
        \(plain)
      }
      """)
    #expect(Fixture.line(7, of: text) == recorded)
  }
}
