import AppRules
import Foundation
import Testing

@testable import Grading

struct RubricTests {
  @Test(arguments: ["first-lab", "all-of-mvp", "own-pattern"])
  func `a rubric that comes with the package has no mistake`(name: String) throws {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Grading/Rubrics/\(name).json")
    let rubric = try Rubric(String(contentsOf: examples, encoding: .utf8), apps: TriptychApps.all)
    #expect(rubric.points > 0)
  }

  @Test func `limits and allowed symbols are those that the rubric names`() throws {
    let rubric = try rubric(
      with: #""allow": {"symbols": ["pow"]}, "limits": {"step": 0.5, "memory": 256},"#)
    #expect(rubric.symbols == ["pow"])
    #expect(rubric.modules == ["AppModels", "AppScreens"])
    #expect(rubric.limits.step == 0.5)
    #expect(rubric.limits.memory == 256)
  }

  @Test(arguments: [
    (#""limit": {},"#, "the rubric has \"limit\""), (#""apps": ["token"],"#, "is there twice"),
    (#""limits": {"step": "long"},"#, "it is a text; write a number from 0.1 to 600"),
    (#""limits": {"memory": 64.5},"#, "64.5 is no whole number; write 64"),
    (#""pattern": "VIPER","#, "it is one of MVC, MVP and MVVM"),
    (#""variant": {"error": ["error"]},"#, "is no other word"),
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
    (#"{"id": "S1", "kind": "rule", "points": 1, "gestures": 5}"#, "has no \"gestures\""),
    (#"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S1"]}"#, "needs itself"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "app": "music"}"#, "the apps of this rubric are"),
    (#"{"id": "S1", "kind": "rule", "points": -1}"#, "out of range"),
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

  @Test(arguments: [(#"\\"#, "\\"), (#"\""#, "\""), (#"\n"#, "\n"), (#"\u0041"#, "A")])
  func `a text may end in any escape of JSON`(escape: String, text: String) throws {
    let rubric = try rubric(with: #""variant": {"error": ["\#(escape)"]},"#)
    #expect(rubric.variant == ["error": [text]])
  }

  @Test func `a rubric that names no app is told what to write`() throws {
    let nothing = text().replacing(#"["four-function"]"#, with: "[]")
    let found = try mistakes(in: nothing).map(\.description)
    #expect(found.contains { $0.contains("no app is named; write \"apps\": [\"") })
  }

  @Test(arguments: [
    (#"{"schema": "triptych/rubric/1",}"#, 1), ("{\n\"apps\": [1 2]}", 2), ("{\n\n\"a", 3),
    ("", 1), ("{} {}", 1), (#"{"a": tru}"#, 1), (#"{"a": "\q"}"#, 1),
  ])
  func `a text that is no JSON is told by its line`(text: String, line: Int) throws {
    let found = try mistakes(in: text)
    #expect(found.map(\.line) == [line])
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

  private func rubric(with member: String) throws -> Rubric {
    try Rubric(text(with: member), apps: TriptychApps.all)
  }

  private func mistakes(in text: String) throws -> [RubricMistake] {
    let error = #expect(throws: RubricMistakes.self) { try Rubric(text, apps: TriptychApps.all) }
    return try #require(error).all
  }
}
