import AppRules
import AppScreens
import MVP
import Parity
import Testing

@testable import Grading

/// Patterns that a submission declares, and the scenarios that lie in it.
struct SubmissionWordsTests {
  @Test(arguments: [
    ("extension Pattern { struct A { let b = 1 }; static let mine = Pattern(\"M\") }", ["mine"]),
    ("extension Pattern { } ; enum E { static let mine = Pattern(\"M\") }", []),
    ("extension Pattern { static func mine() -> Pattern { } }", []),
    ("extension Pattern { static let count: Int = 1 }", []),
    ("extension Pattern { static let mine: AppScreens.Pattern = .init() }", ["mine"]),
    (
      "extension Pattern { static let a = Pattern(\"A\")\nstatic var b: Pattern { a } }",
      ["a", "b"]
    ),
    ("extension Pattern { static let a = Pattern(\"A\")", []), ("extension Pattern", []),
    ("extension Screen { static let a = Pattern(\"A\") }", []),
    ("extension Pattern { static let a: Pattern }", ["a"]),
    ("extension Pattern { static let a }", []),
  ])
  func `a pattern is what an extension of Pattern declares as one`(text: String, names: [String]) {
    let file = SubmissionFolder.File(path: "A.swift", text: text)
    #expect(EntryPoint.all(in: [file]).map(\.name) == names)
  }

  @Test func `the only pattern is taken whatever the rubric's is, but not under another name`()
    throws
  {
    let text = "extension Pattern { static let mine = Pattern(\"Mine\") }"
    let files = [SubmissionFolder.File(path: "A.swift", text: text)]
    #expect(try EntryPoint.only(in: files, named: nil, of: "MVC").name == "mine")
    let error = #expect(throws: SubmissionProblem.self) {
      try EntryPoint.only(in: files, named: "yours", of: nil)
    }
    #expect(error?.description == "the pattern \"yours\": there are mine (A.swift:1)")
  }

  @Test(arguments: [
    ("5", ["scenario 1"]), ("\n \n5\n#\n6", ["scenario 3", "scenario 4"]), ("# a", []), ("", []),
    ("#  a \n\n# b\n5", ["b"]), ("#a\n5", ["a"]),
  ])
  func `a scenario without a name is called by its line, and one without lines is none`(
    text: String, names: [String]
  ) throws {
    #expect(
      try StudentScenario<CalculatorGesture>.read(text, widgets: ["text"]).map(\.name) == names)
  }

  @Test(arguments: [
    ("  text:5", true), ("  text: 5", true), ("  text:  5", false), ("  text: \"5\"", true),
    ("  text: 5 ", false), ("  text:", false), ("\"5\"\n  text: 55", true),
  ])
  func `an expectation is what stands behind the colon and a blank`(line: String, holds: Bool)
    throws
  {
    let scenario = try #require(
      try StudentScenario<CalculatorGesture>.read("5\n\(line)", widgets: ["text"]).first)
    let makeScreen = try #require(CalculatorApp().screenFactory(in: .mvp))
    #expect((scenario.fault(on: makeScreen()) == nil) == holds)
  }
}
