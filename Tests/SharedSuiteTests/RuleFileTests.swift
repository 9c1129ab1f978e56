import AppModels
import AppScreens
import Foundation
import SharedSuite
import Testing

/// Files of rules: what is read, and how a mistake is reported.
struct RuleFileTests {
  private typealias Form = RuleFile<AddressFormGesture, AddressFormDisplay>

  private static let good = #"""
    // What the form says.
    let none = No address
    at first             address: \(none) yet

    S3
    # replaced half-way
    city=Seoul; replace-view

    AF6 Missing fields are named
        in the order of the form.
        why: Readers asked
          for it.
        hint: which fields are empty?
        condition: late-responses
    # spaces fix nothing
    zip=0; update        message: Missing: city
        state: Jung
    "city= "             message: \(message), ZIP
    update; city=\u{41}\(3*B)  message: "" | message: \(step)
    zip=1
    repeat=2,2
    """#

  @Test func `a file of rules is read`() throws {
    let file = try Form(reading: Self.good, named: "Form.rules")
    #expect(file.rules.map(\.number) == ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "AF6"])
    #expect(
      file.rules[2].scenarios.map(\.steps) == [[.gesture(.edit(.city, "Seoul")), .replaceView]])
    let rule = try #require(file.rules.last)
    #expect(rule.statement == "Missing fields are named in the order of the form.")
    #expect(rule.why == "Readers asked for it.")
    #expect(rule.hint == "which fields are empty?")
    #expect(rule.conditionName == "late-responses")
    #expect(rule.line == 9)
    let scenario = try #require(rule.scenarios.first)
    #expect(scenario.name == "spaces fix nothing")
    #expect(scenario.initial.map(\.text) == ["", "", "", "", "No address yet", ""])
    #expect(
      scenario.steps.map(\.notation) == [
        "zip=0", "update", "city= ", "update", "city=ABBB", "zip=1", "city=ABBB", "zip=1",
      ])
    #expect(scenario.moments.map(\.line) == [16, 16, 18, 19, 19, 20, 19, 20])
    let forms = scenario.moments.map { $0.widgets.filter { $0.name != "address" }.map(\.text) }
    #expect(
      forms == [
        ["", "", "", "0", ""], ["", "", "Jung", "0", "Missing: city"],
        ["", " ", "Jung", "0", "Missing: city, ZIP"], ["", " ", "Jung", "0", ""],
        ["", "ABBB", "Jung", "0", "city=ABBB"], ["", "ABBB", "Jung", "1", "city=ABBB"],
        ["", "ABBB", "Jung", "1", "city=ABBB"], ["", "ABBB", "Jung", "1", "city=ABBB"],
      ])
  }

  private static let remedy =
    "write # and a name below a rule, and then steps, each on a line with what it shows"

  @Test func `a rule that a condition decides, and a new screen, need no more`() throws {
    let text = "A1 A.\n    condition: leaks\nA2 B.\n# a new screen"
    let file = try Form(reading: text, named: "Form.rules")
    #expect(file.rules.suffix(2).map(\.scenarios.count) == [0, 1])
  }

  @Test func `a file that is not among the resources is a mistake`() {
    let file = Form("Nowhere", in: .main, at: "Sources/Forms")
    let mistake = file.mistake?.description ?? ""
    #expect(mistake.hasPrefix("Sources/Forms/Nowhere.rules:1: the file cannot be read"))
    #expect(mistake.contains("[.process(\"Nowhere.rules\")]"))
  }

  @Test func `keys in a row show their displays in a row`() throws {
    let file = try RuleFile<CalculatorGesture, CalculatorDisplay>(
      reading: """
        at first  0
        FF1 Keys.
        # a run
        12+3=     1 | each: \\(text)\\(step) | 15
        """, named: "Keys.rules")
    let moments = try #require(file.rules.last?.scenarios.first?.moments)
    #expect(moments.map(\.widgets[0].text) == ["1", "12", "12+", "12+3", "15"])
  }

  @Test func `a file of scenarios adds to the rules of another`() throws {
    let rules = Rules.addressForm
    let mine = try Form(
      reading: "AF6\n# of my own\nupdate  message: x", named: "Mine.rules", addingTo: rules)
    #expect(mine.rules.map(\.statement) == rules.rules.map(\.statement))
    #expect(mine.rules.flatMap(\.scenarios).map(\.name) == ["of my own"])
    #expect(mine.initial == rules.initial)
  }

  @Test(arguments: [
    (
      "A1 A.\n# s\nupdat", 3,
      """
      "updat" is not a gesture of this form; write street=TEXT, city=TEXT, state=TEXT, \
      zip=TEXT or update; an address arrives by arrive=1 Main|Seoul|Jung|04524
      """
    ),
    (
      "A1 A.\n# s\nupdate  mesage: x", 3,
      """
      "mesage: x" is not the name of a widget; the widgets are street, city, state, zip, address and message, \
      as in street: TEXT; put a step with two spaces in a row in quotes
      """
    ),
    (
      "A1 A.\n# s\nupdate message: x", 3,
      """
      "update message: x" has no two spaces between a step and what it shows; write two or more spaces \
      after the step
      """
    ),
    (
      "A1 A.\n# s\nupdate updated", 3,
      """
      "update updated" has no two spaces between a step and what it shows; write two or more spaces \
      after the step
      """
    ),
    (
      "A1 A.\n# s\nupdate\nEach part is stored.", 4,
      #""Each part is stored." is not a step; a rule begins with its number, such as A1"#
    ),
    (
      "A1 A.\n# s\nupdate\nEach part is stored as it was typed; none is trimmed.", 4,
      #""Each part is stored as it was typed" is not a step; a rule begins with its number, such as A1"#
    ),
    ("A1 A.\n\nA1 B.", 3, "A1 begins on line 1 already; write another number"),
    ("A1", 1, "A1 has no statement; write what holds after the number"),
    ("S1 A new screen.", 1, "S1 has its statement elsewhere; write S1 alone, then scenarios"),
    (
      "# s", 1,
      "a scenario comes before the first rule; write a rule above it, such as: A1 Each press adds one."
    ),
    (
      "update", 1,
      """
      "update" is outside any scenario; a rule begins with a number such as A1, a scenario with #; \
      steps go below it
      """
    ),
    (
      "A1 A.\n#", 2,
      "a scenario has no name, or another one's name; write what it is about after the #"
    ),
    (
      "A1 A.\n    hints: where?", 2,
      #""hints:" is not part of a rule; write why:, hint: or condition:, or break the line elsewhere"#
    ),
    (
      "A1 A.\n# s\n\"city= x", 3,
      #"the quote before "city= x" is not closed; write " after the text"#
    ),
    (
      "A1 A.\n# s\ncity=\" \"", 3,
      #"there is a quote inside a text; put all of the text in quotes, and write \" in it"#
    ),
    (
      "A1 A.\n# s\ncity=\\x", 3,
      #"""
      a backslash comes before something that it cannot escape; \#
      write \\, \", \n, \r, \t, \u{301}, \(NAME) or \(100*TEXT)
      """#
    ),
    (
      "A1 A.\n# s\nupdate  message: \\(none)", 3,
      #"\(none) inserts a text that does not exist; write `let none = TEXT` before the first rule"#
    ),
    (
      "A1 A.\n# s\ncity=\\(200001*x)", 3,
      "a text is too long; write one of at most 200000 characters"
    ),
    (
      "A1 A.\n# s\nupdate\nrepeat=3,2", 4,
      """
      repeat=3,2 cannot repeat 1 step; write repeat=TIMES,STEPS with at most the steps above it, \
      and 10000 together
      """
    ),
    (
      "A1 A.\n# s\ncity=; zip=  city: | city: | city:", 3,
      """
      2 steps cannot show 3 displays; write what each step shows, with ` | ` between, or what the \
      last one shows
      """
    ),
    (
      "A1 A.\n# s\nupdate\tmessage:", 3,
      #"there is a tab; write spaces, and \t where a text has a tab"#
    ),
    (
      "A1 A.\n# s\n  message: x", 3,
      #""message: x" is indented, but there is no step above it; write a step without spaces before it"#
    ),
    (
      "A1 A.\nat first  message: x", 2,
      #""at first  message: x" comes after a rule; write it before the first rule"#
    ),
    ("", 1, "the file has no scenario; \(Self.remedy)"),
    ("// S1\nlet a = b", 1, "the file has no scenario; \(Self.remedy)"),
    ("A1 A.\n# s\ncity=\nA2 B.\n    hint: C", 4, "A2 has no scenario; \(Self.remedy)"),
    ("A1 A.\n    condition: leaks", 1, "the file has no scenario; \(Self.remedy)"),
    ("A1 A.\n# s\ncity=\nS4\nA2 B.\n# s\ncity=", 4, "S4 has no scenario; \(Self.remedy)"),
    (
      "A1 A.\n# s\n\n# t\ncity=", 2,
      #"the scenario "s" has no step; write steps below it; only # a new screen has none"#
    ),
    (
      "A1 A.\n# s\ncity=\n# t\n// city=", 4,
      #"the scenario "t" has no step; write steps below it; only # a new screen has none"#
    ),
  ])
  func `a mistake is told with its line, and what would be right`(
    text: String, line: Int, words: String
  ) {
    #expect(throws: RuleTextFailure.self) { try Form(reading: text, named: "Form.rules") }
    do {
      _ = try Form(reading: text, named: "Form.rules")
    } catch {
      #expect(error.description == "Form.rules:\(line): \(words)")
    }
  }
}
