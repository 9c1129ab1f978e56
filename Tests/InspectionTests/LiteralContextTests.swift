import Testing

@testable import Inspection

/// Which texts in code are words for people.
struct LiteralContextTests {
  @Test(arguments: [
    ("let a = \"Your basket\"", true), ("let a = \"basket\"", false), ("let a = \"Basket\"", true),
    ("let a = \"Basket!\"", true), ("let a = \"BasketCell\"", false),
    ("let a = \"Basket 2\"", false),
    ("let a = \"12\"", false), ("return \"Basket\"", true), ("return \"12 pieces\"", false),
    ("return \"12 good pieces\"", true), ("let a = \"your_basket is\"", false),
    ("let a = \"your basket=full\"", false), ("let a = \"...\"", false),
  ])
  func `a sentence or a capital word is for people`(code: String, isForPeople: Bool) throws {
    #expect(try Self.isForPeople(code) == isForPeople)
  }

  @Test(arguments: [
    ("f(\"Basket\")", false), ("f(a, \"Basket\")", false), ("[\"Basket\"]", false),
    ("f(\"Your basket\")", true), ("f(a, \"Your basket\")", true), ("[\"Your basket\"]", false),
    ("f(in: \"Basket\")", true),
  ])
  func `a word that is passed on may be a name, and a sentence is none`(
    code: String, isForPeople: Bool
  ) throws {
    #expect(try Self.isForPeople(code) == isForPeople)
  }

  @Test(arguments: [
    ("label.text = \"basket\"", true), ("let title = \"basket\"", true), ("Text(\"basket\")", true),
    ("let a: Text = \"basket\"", false), ("let text: A = \"basket\"", true),
    ("alert(message: \"basket\")", true), ("titles.count == 1, \"basket\"", false),
    ("text + \"basket\"", false), ("let textual = \"basket\"", false), ("menu[\"basket\"]", true),
  ])
  func `whatever is shown is for people, by the name of what shows it`(
    code: String, isForPeople: Bool
  ) throws {
    #expect(try Self.isForPeople(code) == isForPeople)
  }

  @Test(arguments: [
    "print(\"Your basket\")", "if name == \"Your basket\" {", "if name != \"Your basket\" {",
    "let a = \"http://your basket\"", "let a = \"/your basket\"", "let a = \"#your basket\"",
    "UIImage(named: \"Your basket\")", "let basketIdentifier = \"Your basket\"",
    "let key: Name = \"Your basket\"", "let key = \"Your basket\"", "a[key: \"Your basket\"]",
    "f(reuseName: \"Your basket\")", "log.call(\"Your basket\")", "fatalError(\"Your basket\")",
  ])
  func `what programs read is not for people`(code: String) throws {
    #expect(try !Self.isForPeople(code))
  }

  @Test(arguments: [
    ("print(\n  \"Your basket\")", false), ("print(1)\nlet a = \"Your basket\"", true),
    ("let title =\n  \"basket\"", true), ("f(title)\n  \"basket\"", false),
    ("print(a,\n  \"Your basket\")", false), ("print(\n)\nlet a = \"Your basket\"", true),
    ("Text(\n\t\"basket\")", true), ("title\n= \"basket\"", false),
  ])
  func `a line that goes on from the one before is read with it`(
    code: String, isForPeople: Bool
  ) throws {
    #expect(try Self.isForPeople(code) == isForPeople)
  }

  @Test(arguments: [
    ("  func name() -> String { \"Off now\" }", true), ("  var name: String { \"Off now\" }", true),
    ("  static var name: String { \"Off now\" }", false),
    ("  let name: String = \"Off now\"", false),
    ("  init() { count = 0; let a = \"Off now\" }", false),
    ("  func sampleName() -> String { \"Off now\" }", false),
    ("  var debugDescription: String { \"Off now\" }", false),
  ])
  func `a model's words are those that it makes for whoever asks`(
    member: String, isFault: Bool
  ) throws {
    let fault = Fault(.mvp, replacing: "  func isOn() -> Bool { count > 0 }", by: member)
    let found = try #require(try fault.triad())
    #expect(found.broken(as: .mvp).map(\.number) == (isFault ? ["A5"] : []))
  }

  /// Whether the last text of some code is for people.
  static func isForPeople(_ code: String) throws -> Bool {
    let source = SourceText(code, file: "A.swift")
    let literal = try #require(source.literals(in: 1...source.lines.count).last)
    return LiteralContext(literal, in: source).isForPeople
  }
}
