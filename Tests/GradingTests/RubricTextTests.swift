import Testing

@testable import Grading

/// Mistakes in a rubric besides its items, and in its JSON.
struct RubricTextTests {
  @Test(arguments: [
    (
      #""schema": "triptych/rubric/1", "apps": ["four-function"], "items": []"#,
      ["there are no items; write at least one"]
    ),
    (
      #""apps": ["four-function"], "items": [I]"#,
      [#"the schema is missing; write "schema": "triptych/rubric/1""#]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": ["chess"], "items": [I]"#,
      [
        #"there is no app "chess"; the apps are token, four-function, colour, address and music"#
      ]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": [], "items": [I]"#,
      [#"no app is named; write "apps": ["token"]"#]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": ["four-function"], "items": [I], "a": 1"#,
      [
        #"the rubric has "a"; it can have schema, apps, pattern, entry, allow, limits, items and variant"#
      ]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": ["four-function"], "items": [I], "limits": {"a": 1}"#,
      [
        #"limits has "a"; it can have build, step, total, memory, files and kilobytes"#
      ]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": ["four-function"], "items": [I], "variant": 1"#,
      [
        #"it is a number; write {"TEXT": ["ANOTHER"]}"#
      ]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": ["four-function"], "items": [I], "variant": {"a": ["a"]}"#,
      [
        #"the variant of "a" is no other word; write a list of words that differ from it"#
      ]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": ["four-function"], "items": [I], "entry": """#,
      [
        #"it is a text of no letters; write a text, "…""#
      ]
    ),
    (
      #""schema": "triptych/rubric/1", "apps": "four-function", "items": [I]"#,
      [
        "it is a text; write a list, […]", #"no app is named; write "apps": ["token"]"#,
      ]
    ),
  ])
  func `a mistake in a rubric is told whole`(members: String, told: [String]) throws {
    let item = #"{"id": "S1", "kind": "rule", "points": 1}"#
    let mistakes = try RubricWordTests.mistakes(
      of: "{\(members.replacing("[I]", with: "[\(item)]"))}")
    #expect(Set(mistakes.map { $0.replacing("line 1: ", with: "") }) == Set(told))
  }

  @Test(arguments: [
    ("[1 2]", "line 1: a list does not end here; put , between elements or ] at the end"),
    ("{\"a\": 1", "line 1: an object does not end here; put , between members or } at the end"),
    ("{\"a\" 1}", "line 1: no : follows \"a\"; write \"name\": value"),
    ("{,}", "line 1: a name is missing; write \"name\": value, without a comma at the end"),
    ("\n\"a", "line 2: a text has no end on its line; close it with \""),
    ("\"\\x\"", "line 1: a text has an escape that JSON does not know; write \\\\ for \\"),
    ("[]\n\n[]", "line 3: there is more behind the end; end the file after its last }"),
    ("", "line 1: a value is missing; write a number, a \"text\", true, false, […] or {…}"),
    (
      "tru",
      "line 1: \"tru\" is no value of JSON; write a number, a \"text\", true, false, […] or {…}"
    ),
  ])
  func `a text that is no JSON is told where it breaks off, and what would be right`(
    text: String, told: String
  ) throws {
    #expect(try RubricWordTests.mistakes(of: text) == [told])
  }

  @Test func `nesting that is too deep is told`() throws {
    #expect(
      try RubricWordTests.mistakes(of: String(repeating: "[", count: 64))
        == ["line 1: it is nested too deep; use fewer brackets"])
  }
}
