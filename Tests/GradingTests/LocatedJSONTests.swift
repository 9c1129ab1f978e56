import Testing

@testable import Grading

/// JSON that is read with its lines, so that what is wrong in it can be told by them.
struct LocatedJSONTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("7", 7), ("-12", -12), ("1.5", 1.5), ("1e3", 1_000), ("2E-1", 0.2),
    ("1e+2", 100), (" \t\r\n7 \n", 7),
  ])
  func `a number of JSON is read`(text: String, number: Double) throws {
    guard case .number(let found) = try LocatedJSON.read(text).content else {
      Issue.record("no number")
      return
    }
    #expect(found == number)
  }

  @Test(arguments: [
    "01", "1.", ".5", "+1", "--1", "1e", "1e999", "0x1", "NaN", "tru", "nul", "falsey",
  ])
  func `what only looks like a value is none`(word: String) {
    let error = #expect(throws: RubricMistake.self) { try LocatedJSON.read("\n\(word)") }
    #expect(error?.line == 2)
    #expect(error?.wrong == "\"\(word)\" is no value of JSON")
  }

  @Test(arguments: [
    ("", "a value is missing"), ("[1,]", "a value is missing"), ("{\"a\":}", "a value is missing"),
    ("[1 2]", "a list does not end here"), ("[1", "a list does not end here"),
    ("{\"a\": 1", "an object does not end here"),
    ("{\"a\": 1 \"b\": 2}", "an object does not end here"),
    ("{\"a\" 1}", "no : follows \"a\""), ("{a: 1}", "a name is missing"),
    ("{,}", "a name is missing"),
    ("{\"a\": 1,}", "a name is missing"), ("\"a", "a text has no end on its line"),
    ("\"a\nb\"", "a text has no end on its line"), ("\"a\\", "a text has no end on its line"),
    ("\"\\x\"", "a text has an escape that JSON does not know"),
    ("[] []", "there is more behind the end"),
    ("{}x", "there is more behind the end"),
  ])
  func `what breaks off is told with what is missing`(text: String, wrong: String) {
    let error = #expect(throws: RubricMistake.self) { try LocatedJSON.read(text) }
    #expect(error?.wrong == wrong)
  }

  @Test(arguments: [
    ("{}", "an object"), ("[]", "a list"), ("\"\"", "a text"), ("1", "a number"),
    ("true", "true or false"), ("false", "true or false"), ("null", "null"), ("[ ]", "a list"),
    ("{ }", "an object"),
  ])
  func `a value is called what it is`(text: String, kind: String) throws {
    #expect(try LocatedJSON.read(text).kind == kind)
  }

  @Test func `every value and every name has its line`() throws {
    let text = "{\n\"a\":\n1,\n\"b\": [true,\n\"c\"]}"
    let value = try LocatedJSON.read(text)
    guard case .object(let members) = value.content,
      case .array(let list) = members[1].value.content
    else {
      Issue.record("no object with a list")
      return
    }
    #expect(value.line == 1)
    #expect(members.map(\.name) == ["a", "b"])
    #expect(members.map(\.line) == [2, 4])
    #expect(members.map(\.value.line) == [3, 4])
    #expect(list.map(\.line) == [4, 5])
  }

  @Test func `brackets can be nested sixty-three deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try LocatedJSON.read(nested(63)).kind == "a list")
    #expect(throws: RubricMistake.self) { try LocatedJSON.read(nested(64)) }
    let wide = "[" + Array(repeating: "[]", count: 200).joined(separator: ",") + "]"
    #expect(try LocatedJSON.read(wide).kind == "a list")
  }
}
