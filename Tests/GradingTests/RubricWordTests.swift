import AppRules
import Testing

@testable import Grading

/// Mistakes in the items of a rubric, whole.
struct RubricWordTests {
  private static let kinds = "rule, architecture, random and specimens"

  private static let members =
    "id, kind, points, needs, visibility, task, rule, app, partial, gestures and reveal"

  @Test(arguments: [
    (#"{"id": "S1", "points": 1}"#, [#"item "S1" has no kind; it is one of \#(kinds)"#]),
    (
      #"{"id": "S1", "kind": "run", "points": 1}"#,
      [#"there is no "run" here; it is one of \#(kinds)"#]
    ),
    (
      #"{"id": "S1", "kind": "rule"}"#,
      [
        #"item "S1" has no points; write "points": 1"#,
        "no item has points; give at least one of them some",
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "hint": "x"}"#,
      [#"an item has "hint"; it can have \#(members)"#]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "gestures": 5}"#,
      [
        #"an item of kind rule has no "gestures"; it can have id, kind, points, needs, visibility, task, rule, app and partial"#
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "points": 2}"#,
      [#""points" is there twice; leave one of them out"#]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "app": "music"}"#,
      [
        #"item "S1" is of the app "music"; the apps of this rubric are four-function"#
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S2", "S3"]}"#,
      [
        #"item "S1" needs "S2", which is no item; the items are S1"#,
        #"item "S1" needs "S3", which is no item; the items are S1"#,
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "needs": ["S1"]}"#,
      [
        #"item "S1" needs itself, by way of S1; leave one of these needs out"#
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "visibility": "none"}"#,
      [
        #"there is no "none" here; it is one of visible, hidden, after_due_date and after_published"#
      ]
    ),
    (
      #"{"id": "r", "kind": "random", "points": 1, "reveal": "all"}"#,
      [
        #"there is no "all" here; it is one of none and first"#
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "task": 1001}"#,
      ["1001 is out of range; write a number from 1 to 1000"]
    ),
    (
      #"{"id": "r", "kind": "random", "points": 1, "gestures": 10000001}"#,
      [
        "10000001 is out of range; write a number from 1 to 10000000"
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": true}"#,
      [
        "it is true or false; write a number from 0 to 10000",
        "no item has points; give at least one of them some",
      ]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "partial": "yes"}"#,
      ["it is a text; write true or false"]
    ),
    (
      #"{"id": "S1", "kind": "rule", "points": 1, "rule": null}"#,
      [#"it is null; write a text, "…""#]
    ),
    (
      #"{"id": "A13", "kind": "architecture", "points": 1}"#,
      [
        #""A13" is no rule of every pattern; the rules are A1, A2, A3, A5, A6, A7, A20, A21, A22, A23 and A24"#
      ]
    ),
  ])
  func `a mistake in an item is told whole, and nothing else`(item: String, told: [String]) throws {
    let text = #"{"schema": "triptych/rubric/1", "apps": ["four-function"], "items": [\#(item)]}"#
    let mistakes = try Self.mistakes(of: text).map { $0.replacing("line 1: ", with: "") }
    #expect(Set(mistakes) == Set(told))
  }

  /// The mistakes in a rubric, in words.
  static func mistakes(of text: String) throws -> [String] {
    let error = #expect(throws: RubricMistakes.self) { try Rubric(text, apps: TriptychApps.all) }
    return try #require(error).all.map(\.description)
  }
}
