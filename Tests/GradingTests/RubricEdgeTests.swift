import AppRules
import Testing

@testable import Grading

/// The edges of what a rubric can say, and what it is told beyond them.
struct RubricEdgeTests {
  @Test(arguments: [
    ("build", 1.0, 86_400.0), ("step", 0.1, 600), ("total", 1, 86_400), ("memory", 64, 65_536),
    ("files", 1, 10_000), ("kilobytes", 1, 100_000),
  ])
  func `a limit can be as small and as large as is said`(
    name: String, low: Double, high: Double
  ) throws {
    for number in [low, high] {
      let limits = try rubric("\"limits\": {\"\(name)\": \(number.plain)},").limits
      let values = [
        "build": limits.build, "step": limits.step, "total": limits.total,
        "memory": Double(limits.memory), "files": Double(limits.files),
        "kilobytes": Double(limits.kilobytes),
      ]
      #expect(values[name] == number)
    }
    for number in [low / 2, high + 1] {
      let told = try mistakes("\"limits\": {\"\(name)\": \(number.plain)},")
      let bounds = "write a number from \(low.plain) to \(high.plain)"
      #expect(told == ["line 4: \(number.plain) is out of range; \(bounds)"])
    }
  }

  @Test func `an item has what it says, and else what is usual`() throws {
    let usual = try item(#"{"id": "S1", "kind": "rule", "points": 0.5}"#)
    #expect((usual.ruleNumber, usual.points, usual.isPartial) == ("S1", 0.5, false))
    #expect(
      (usual.visibility, usual.reveal, usual.task, usual.needs) == (.visible, .first, nil, []))
    #expect((usual.app, usual.line) == (nil, 6))
    let own = try item(
      #"""
      {"id": "more", "kind": "rule", "rule": "S1", "points": 10000, "partial": true, "task": 1000,
      "visibility": "after_published", "app": "four-function"}
      """#)
    #expect((own.id, own.ruleNumber, own.points, own.isPartial) == ("more", "S1", 10_000, true))
    #expect((own.visibility, own.task, own.app) == (.afterPublished, 1_000, "four-function"))
    let unseen = try item(
      #"{"id": "r", "kind": "random", "points": 1, "gestures": 7, "reveal": "none"}"#)
    #expect((unseen.gestures, unseen.reveal, unseen.isPartial) == (7, .none, false))
    #expect(try item(#"{"id": "s", "kind": "specimens", "points": 1}"#).isPartial)
  }

  @Test(arguments: [
    (#"{"id": "", "kind": "rule", "points": 1}"#, "it is a text of no letters; write a text"),
    (#"{"kind": "rule", "points": 1}"#, "an item has no id; write \"id\": \"MS1\""),
    (#"{"id": "S1", "kind": "rule", "points": 0}"#, "no item has points"),
    (#"{"id": "S1", "kind": 1, "points": 1}"#, "it is a number; write a text"),
    (
      #"{"id": "S1", "kind": "rule", "points": "1"}"#,
      "it is a text; write a number from 0 to 10000"
    ),
    (#"{"id": "S1", "kind": "rule", "points": 10001}"#, "10001 is out of range"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "partial": 1}"#, "write true or false"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "needs": "S2"}"#, "it is a text; write a list"),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S2"]}"#,
      "needs \"S2\", which is no item"
    ),
    (#"{"id": "S1", "kind": "rule", "points": 1, "task": 0}"#, "0 is out of range"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "task": 1.5}"#, "1.5 is no whole number; write 1"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "visibility": "none"}"#, "after_due_date"),
    (#"{"id": "S1", "kind": "rule", "points": 1, "reveal": "first"}"#, "has no \"reveal\""),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "hint": "x"}"#,
      "an item has \"hint\"; it can have"
    ),
    (#"{"id": "r", "kind": "random", "points": 1, "gestures": 0}"#, "0 is out of range"),
    (#"{"id": "A18", "kind": "architecture", "points": 1}"#, "\"A18\" is no rule of MVP"),
    (#"{"id": "A13", "kind": "architecture", "points": 1, "partial": true}"#, "has no \"partial\""),
  ])
  func `what an item cannot say is told once`(item: String, words: String) throws {
    #expect(try mistakes(items: item).count { $0.contains(words) } == 1)
  }

  @Test(arguments: [
    ([("S1", ["S2"]), ("S2", ["S1"])], 2), ([("S1", ["S2"]), ("S2", ["S3"]), ("S3", ["S2"])], 2),
    ([("S1", ["S2", "S3"]), ("S2", ["S3"]), ("S3", [])], 0), ([("S1", []), ("S2", ["S1"])], 0),
  ])
  func `items that need one another in a circle are told, and those that only lead to it are not`(
    needs: [(String, [String])], circles: Int
  ) throws {
    let items = needs.map { id, needs in
      #"{"id": "\#(id)", "kind": "rule", "points": 1, "needs": \#(needs)}"#
    }.joined(separator: ",\n")
    let told = try circles == 0 ? [] : mistakes(items: items)
    #expect(told.count { $0.contains("needs itself, by way of") } == circles)
    if circles == 0 { #expect(try rubric("", items: items).items.count == needs.count) }
  }

  @Test func `two items of one name are told, with the line of the other`() throws {
    let item = #"{"id": "S1", "kind": "rule", "points": 1}"#
    let told = try mistakes(items: "\(item),\n\(item)")
    #expect(told.count == 1)
    #expect(told[0].hasPrefix("line 7: two items are called \"S1\", the other on line 6;"))
  }

  @Test(arguments: [
    ("items", "[]", "there are no items; write at least one"),
    ("items", "7", "it is a number; write a list"),
    ("schema", "\"x/1\"", "the schema is \"x/1\"; write \"schema\": \"triptych/rubric/1\""),
    ("apps", "[\"chess\"]", "there is no app \"chess\"; the apps are token, four-function"),
    ("apps", "[1]", "it is a number; write a text"), ("variant", "[]", "it is a list; write {"),
    ("allow", "{\"files\": []}", "allow has \"files\"; it can have modules and symbols"),
    ("limits", "null", "limits is null; write {…} with build"),
    ("variant", "{\"error\": [true]}", "it is true or false; write a text"),
    ("entry", "{}", "it is an object; write a text"),
  ])
  func `what a rubric cannot say is told`(member: String, value: String, words: String) throws {
    let members = [
      "schema": "\"triptych/rubric/1\"", "apps": "[\"four-function\"]",
      "items": "[{\"id\": \"S1\", \"kind\": \"rule\", \"points\": 1}]",
    ].merging([member: value]) { $1 }.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    #expect(try mistakes(of: "{\(members)}").contains { $0.contains(words) })
  }

  @Test func `without a pattern, only rules of every pattern can be asked for`() throws {
    func plain(_ rule: String) -> String {
      text("", items: "{\"id\": \"\(rule)\", \"kind\": \"architecture\", \"points\": 1}")
        .replacing("\"pattern\": \"MVP\",", with: "")
    }
    #expect(try Rubric(plain("A1"), apps: TriptychApps.all).pattern == nil)
    #expect(
      try mistakes(of: plain("A13")).first?.contains("\"A13\" is no rule of every pattern") == true)
    #expect(try mistakes(of: plain("A18")).count == 1)
    #expect(try item(#"{"id": "A13", "kind": "architecture", "points": 1}"#).ruleNumber == "A13")
  }

  @Test func `the reference is graded without a student's words and entry`() throws {
    let rubric = try rubric(#""entry": "mine", "variant": {"error": ["oops"]},"#)
    #expect((rubric.entry, rubric.variant) == ("mine", ["error": ["oops"]]))
    #expect((rubric.ofReference.entry, rubric.ofReference.variant) == (nil, [:]))
  }

  private func text(
    _ member: String, items: String = #"{"id": "S1", "kind": "rule", "points": 1}"#
  ) -> String {
    """
    {
    "schema": "triptych/rubric/1",
    "apps": ["four-function"],
    \(member)
    "pattern": "MVP", "items": [
    \(items)]}
    """
  }

  private func rubric(
    _ member: String, items: String = #"{"id": "S1", "kind": "rule", "points": 1}"#
  ) throws -> Rubric {
    try Rubric(text(member, items: items), apps: TriptychApps.all)
  }

  private func item(_ text: String) throws -> RubricItem {
    try #require(try rubric("", items: text).items.first)
  }

  private func mistakes(
    _ member: String = "", items: String = #"{"id": "S1", "kind": "rule", "points": 1}"#
  ) throws -> [String] {
    try mistakes(of: text(member, items: items))
  }

  private func mistakes(of text: String) throws -> [String] {
    let error = #expect(throws: RubricMistakes.self) { try Rubric(text, apps: TriptychApps.all) }
    return try #require(error).all.map(\.description)
  }
}
