import Testing

@testable import Inspection

/// Which texts in code are words for people.
struct LiteralContextTests {
  @Test(arguments: [
    "let a = \"Your basket\"", "return \"Basket\"", "return \"12 good pieces\"",
    "f(\"Your basket\")", "label.text = \"basket\"", "Text(\"basket\")",
    "alert(message: \"basket\")", "let title =\n  \"basket\"", "menu[\"basket\"]",
  ])
  func `a sentence, a capital word and whatever is shown are for people`(code: String) throws {
    #expect(try isForPeople(code))
  }

  @Test(arguments: [
    "let a = \"basket\"", "let a = \"BasketCell\"", "let a = \"12\"", "f(\"Basket\")",
    "[\"Your basket\"]", "print(\"Your basket\")", "print(a,\n  \"Your basket\")",
    "if name == \"Your basket\" {", "let a = \"http://your basket\"", "let a = \"#your basket\"",
    "UIImage(named: \"Your basket\")", "let basketIdentifier = \"Your basket\"",
    "let key = \"Your basket\"", "log.call(\"Your basket\")", "fatalError(\"Your basket\")",
  ])
  func `what programs read is not for people`(code: String) throws {
    #expect(try !isForPeople(code))
  }

  @Test(arguments: [
    ("  func name() -> String { \"Off now\" }", true), ("  var name: String { \"Off now\" }", true),
    ("  let name: String = \"Off now\"", false),
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
  private func isForPeople(_ code: String) throws -> Bool {
    let source = SourceText(code, file: "A.swift")
    let literal = try #require(source.literals(in: 1...source.lines.count).last)
    return LiteralContext(literal, in: source).isForPeople
  }
}
