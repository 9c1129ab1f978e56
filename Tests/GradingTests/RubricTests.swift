import AppRules
import Foundation
import Testing

@testable import Grading

/// What a rubric can say, and how its mistakes are told.
struct RubricTests {
  @Test(arguments: ["first-lab", "all-of-mvp", "own-pattern"])
  func `a rubric that comes with the package has no mistake`(name: String) throws {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Grading/Rubrics/\(name).json")
    let rubric = try Rubric(String(contentsOf: examples, encoding: .utf8), apps: TriptychApps.all)
    #expect(rubric.points > 0)
  }

  @Test func `limits and allowed symbols are those that the rubric names`() throws {
    let text = text(with: #""allow": {"symbols": ["pow"]}, "limits": {"step": 0.5},"#)
    let rubric = try Rubric(text, apps: TriptychApps.all)
    #expect(rubric.symbols == ["pow"])
    #expect(rubric.modules == ["AppModels", "AppScreens"])
    #expect(rubric.limits.step == 0.5)
  }

  @Test func `an item has what it says, and else what is usual`() throws {
    let usual = try item(#"{"id": "S1", "kind": "rule", "points": 0.5}"#)
    #expect((usual.ruleNumber, usual.points, usual.isPartial) == ("S1", 0.5, false))
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
    (#""limit": {},"#, "the rubric has \"limit\""), (#""apps": ["token"],"#, "is there twice"),
    (#""limits": {"step": "long"},"#, "it is a text; write a number from 0.1 to 600"),
    (#""limits": {"files": 64.5},"#, "64.5 is no whole number; write 64"),
    (#""pattern": "VIPER","#, "it is one of MVC, MVP and MVVM"),
    (#""entry": {},"#, "it is an object; write a text"),
  ])
  func `a mistake is told with its line and its remedy`(member: String, words: String) throws {
    let found = try mistakes(in: text(with: member))
    #expect(found.count == 1)
    #expect(found[0].description.contains(words))
    #expect(found[0].line == (member.contains("apps") ? 3 : 4))
  }

  @Test(arguments: [
    (#"{"id": "FF99", "kind": "rule", "points": 1}"#, "there is no rule \"FF99\""),
    (#"{"id": "A16", "kind": "architecture", "points": 1}"#, "is no rule of MVP"),
    (#"{"id": "S1", "kind": "rule"}"#, "has no points"),
    (#"{"id": "S1", "points": 1}"#, "has no kind"),
    (#"{"kind": "rule", "points": 1}"#, "an item has no id"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "gestures": 5}"#, "has no \"gestures\""),
    (#"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S1"]}"#, "needs itself"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S2"]}"#, "which is no item"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "app": "music"}"#, "the apps of this rubric are"),
    (#"{"id": "S1", "kind": "rule", "points": -1}"#, "out of range"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "hint": "x"}"#, "an item has \"hint\""),
    (#"7"#, "an item is a number"),
  ])
  func `a mistake in an item is told`(item: String, words: String) throws {
    let found = try mistakes(in: text(items: item))
    #expect(found.contains { $0.description.contains(words) && $0.line == 6 })
  }

  @Test func `all mistakes are told at once, by their lines`() throws {
    let items =
      #"{"id": "A", "kind": "rule", "points": 1}, {"id": "B", "kind": "run", "points": 1}"#
    let found = try mistakes(in: text(with: #""limit": {},"#, items: items))
    #expect(found.map(\.line) == [4, 6, 6, 6])
  }

  @Test func `two items of one name are told, with the line of the other`() throws {
    let item = #"{"id": "S1", "kind": "rule", "points": 1}"#
    let found = try mistakes(in: text(items: "\(item),\n\(item)"))
    #expect(found.map(\.line) == [7])
    #expect(found[0].description.contains("the other on line 6"))
  }

  @Test(arguments: [
    (#"{"schema": "triptych/rubric/1",}"#, 1), ("{\n\"apps\": [1 2]}", 2), ("{\n\n\"a", 3),
    ("", 1), ("{} {}", 1), (#"{"a": tru}"#, 1), (#"{"a": "\q"}"#, 1), ("[\n01]", 2),
  ])
  func `a text that is no JSON is told by its line`(text: String, line: Int) throws {
    #expect(try mistakes(in: text).map(\.line) == [line])
  }

  @Test func `brackets that are nested too deep are told, and end no process`() throws {
    let found = try mistakes(in: String(repeating: "[", count: 100_000))
    #expect(found.count == 1)
  }

  private func text(
    with member: String = "", items: String = #"{"id": "S1", "kind": "rule", "points": 1}"#
  ) -> String {
    """
    {
    "schema": "triptych/rubric/1",
    "apps": ["four-function"], \(member.contains("apps") ? member : "")
    \(member.contains("apps") ? "" : member)
    \(member.contains("pattern") ? "" : "\"pattern\": \"MVP\",") "items": [
    \(items)]}
    """
  }

  private func item(_ item: String) throws -> RubricItem {
    try #require(try Rubric(text(items: item), apps: TriptychApps.all).items.first)
  }

  private func mistakes(in text: String) throws -> [RubricMistake] {
    let error = #expect(throws: RubricMistakes.self) { try Rubric(text, apps: TriptychApps.all) }
    return try #require(error).all
  }
}
