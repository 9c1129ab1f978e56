import AppDefinitions
import Foundation
import Testing

@testable import TriptychGrading

/// What a rubric can say, and how its mistakes are reported.
struct RubricTests {
  @Test(arguments: ["first-lab", "all-of-mvp", "own-pattern"])
  func `a rubric that comes with the package has no mistake`(name: String) throws {
    #expect(try Rubric.example(name).points > 0)
  }

  @Test func `limits and allowed symbols are those that the rubric names`() throws {
    let text = text(with: #""allow": {"symbols": ["pow"]}, "limits": {"step": 0.5},"#)
    let rubric = try Rubric(Data(text.utf8), at: "rubric.json", apps: TriptychApps.all)
    #expect(rubric.symbols == ["pow"])
    #expect(rubric.modules == ["AppModels", "AppScreens"])
    #expect(rubric.limits.step == 0.5)
  }

  @Test func `an item has what it says, and else what is usual`() throws {
    let usual = try item(#"{"id": "S1", "kind": "rule", "points": 0.5}"#)
    #expect((usual.ruleNumber, usual.points, usual.isPartial) == ("S1", 0.5, true))
    #expect((usual.visibility, usual.reveal, usual.needs) == (.visible, .first, []))
    let own = try item(
      #"""
      {"id": "more", "kind": "rule", "rule": "S1", "points": 2, "partial": true,
      "visibility": "after_published", "app": "four-function"}
      """#)
    #expect((own.id, own.ruleNumber, own.points, own.isPartial) == ("more", "S1", 2, true))
    #expect((own.visibility, own.app) == (.afterPublished, "four-function"))
    let unseen = try item(
      #"{"id": "r", "kind": "random", "points": 1, "gestures": 7, "reveal": "none"}"#)
    #expect((unseen.gestures, unseen.reveal) == (7, .none))
  }

  @Test(arguments: [
    (#""limit": {},"#, "\"limit\"; it can have"), (#""limits": {"step": "long"},"#, "\"step\""),
    (#""limits": {"build": 0},"#, "from 1"),
    (#""allow": {"modules": [null]},"#, "is null; write a"),
    (#""limits": {}, "limits": {},"#, "twice"), (#""pattern": "VIPER","#, "MVC, MVP or MVVM"),
    (#""allow": {"files": []},"#, "\"files\"; it can have"),
  ])
  func `a mistake is reported with its line, and what would be right`(
    member: String, words: String
  ) throws {
    let found = try mistakes(in: text(with: member))
    #expect(found.count == 1)
    #expect(found[0].description.contains(words), "\(found)")
    #expect(found[0].line == 4)
  }

  @Test(arguments: [
    #"{"id": "FF99", "kind": "rule", "points": 1}"#, #"{"id": "S1", "kind": "rule"}"#,
    #"{"id": "A16", "kind": "architecture", "points": 1}"#, #"{"id": "S1", "points": 1}"#,
    #"{"kind": "rule", "points": 1}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "gestures": 5}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S1"]}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S2"]}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "app": "music"}"#,
    #"{"id": "S1", "kind": "rule", "points": -1}"#, #"{"id": "S1", "kind": "run", "points": 1}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "hint": "x"}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "task": "one"}"#,
    #"{"id": "S1", "kind": "rule", "points": 1, "task": 1.5}"#,
  ])
  func `a mistake in an item is reported by the item's line`(item: String) throws {
    let good = #"{"id": "S3", "kind": "rule", "points": 1}"#
    let found = try mistakes(in: text(items: "\(good),\n\(item)"))
    #expect(found.count == 1)
    #expect(found[0].line == 7, "\(found)")
  }

  @Test func `names that nothing has are reported all at once`() throws {
    let item = #"{"id": "S1", "kind": "rule", "points": 1}"#
    let other = #"{"id": "FF99", "kind": "rule", "points": 1}"#
    #expect(try mistakes(in: text(items: "\(item),\n\(item),\n\(other)")).map(\.line) == [7, 8])
  }

  /// A teacher mends one, tries again for minutes, and hears of the next.
  @Test func `mistakes are reported all at once, without what follows from them`() throws {
    let items = #"""
      {"id": "A14", "kind": "architecture", "points": 1},
      {"id": "FF1", "kind": "randon", "points": -1},
      {"id": "S3", "kind": "rule", "needs": ["ZZ"]}
      """#
    let member = #""pattern": "MPV", "limits": {"step": "long", "build": 0},"#
    let found = try mistakes(in: text(with: member, items: items))
    #expect(found.map(\.line) == [4, 4, 4, 7, 7, 8, 8], "\(found)")
  }

  @Test(arguments: [
    (#"{"schema": "triptych/rubric/1",,}"#, 1), ("{\n\"äpps\": [1 2]}", 2), ("{\n\n\"a\n\n", 3),
    ("{}\n{}", 2), ("{\n\"a\": tru}", 2), ("[\n01]", 2), ("[]", 1),
    ("{\r\n\"a\": [\r\n{}\r\n}", 4), ("{\r\"a\": [\r{}\r}", 4), ("\u{FEFF}{\n\"a\": tru}", 2),
  ])
  func `a text that is not JSON is reported with the line of its fault`(
    text: String, line: Int
  ) throws {
    #expect(try mistakes(in: text).map(\.line) == [line])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a rubric is read with any line ends`(end: String) throws {
    let item = #"{"id": "FF99", "kind": "rule", "points": 1}"#
    let found = try mistakes(in: text(items: item).replacing("\n", with: end))
    #expect(found.map(\.line) == [6])
  }

  @Test func `a text that is nested too deeply is reported with a line`() throws {
    // As an argument of the test, the text would fill the log.
    let found = try mistakes(in: String(repeating: "[\n", count: 100_000))
    #expect(found.count == 1 && found[0].line != nil)
  }

  @Test func `a file without a text is reported as empty`() throws {
    #expect(try mistakes(in: "\n ").map(\.text) == ["it is empty"])
  }

  @Test func `a text that is not UTF-8 is reported`() {
    let error = #expect(throws: RubricMistakes.self) {
      try Rubric(Data([0x7B, 0xFF, 0x7D]), at: "rubric.json", apps: TriptychApps.all)
    }
    #expect(error?.all.first?.text.contains("UTF-8") == true)
  }

  private func text(
    with member: String = "", items: String = #"{"id": "S1", "kind": "rule", "points": 1}"#
  ) -> String {
    """
    {
    "schema": "triptych/rubric/1",
    "apps": ["four-function"],
    \(member)
    \(member.contains("pattern") ? "" : "\"pattern\": \"MVP\",") "items": [
    \(items)]}
    """
  }

  private func item(_ item: String) throws -> RubricItem {
    let data = Data(text(items: item).utf8)
    let rubric = try Rubric(data, at: "rubric.json", apps: TriptychApps.all)
    return try #require(rubric.items.first)
  }

  private func mistakes(in text: String) throws -> [RubricMistake] {
    let error = #expect(throws: RubricMistakes.self) {
      try Rubric(Data(text.utf8), at: "rubric.json", apps: TriptychApps.all)
    }
    return try #require(error).all
  }
}
