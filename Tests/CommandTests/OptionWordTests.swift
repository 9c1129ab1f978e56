import Foundation
import Inspection
import Testing
import TextLayout

@testable import TriptychCommand

/// Options, their rules and forms of files, each by itself.
struct OptionWordTests {
  private static let a = Flag("--a", "a.")
  private static let b = Flag("--b", "b.")
  private static let c = ValueOption("--c", "C", takes: "a word", isRepeating: true, "c.")
  private static let d = ValueOption<Int>("--d", in: 2...9, "d.")

  private func verb(_ rules: [OptionRule], _ operands: Verb.Operand = .any("X")) -> Verb {
    Verb(
      "go", operands, summary: "Goes.", options: [Self.a, Self.b, Self.c, Self.d], rules: rules,
      examples: []
    ) { _, _ in true }
  }

  private func mistake(_ words: [String], _ rules: [OptionRule]) -> String? {
    do {
      _ = try Arguments(words, for: verb(rules))
      return nil
    } catch {
      return (error as? UsageError)?.message
    }
  }

  @Test func `a rule on options is told in help, and where it is broken`() {
    let one = OptionRule.oneOf([Self.a, Self.b, Self.c])
    #expect(one.text == "Only one of --a, --b and --c can be given.")
    #expect(mistake(["--a"], [one]) == nil)
    #expect(mistake(["--b", "--a"], [one]) == "use --a or --b, not both")
    #expect(mistake(["--c=1", "--b", "--a"], [one]) == "use --a, --b or --c, not all of them")
    let needs = OptionRule.needs(Self.a, Self.b)
    #expect(needs.text == "--a needs --b.")
    #expect(mistake(["--a"], [needs]) == "--a needs --b")
    #expect(mistake(["--b"], [needs]) == nil)
    #expect(mistake(["--a", "--b"], [needs]) == nil)
    #expect(mistake([], [needs]) == nil)
  }

  @Test func `an option that stands alone says what goes with it`() {
    let alone = OptionRule.alone(Self.a, with: [], andOperands: false)
    #expect(alone.text == "--a goes with nothing.")
    #expect(mistake(["--a"], [alone]) == nil)
    #expect(mistake(["--b", "x"], [alone]) == nil)
    #expect(mistake(["--a", "x y"], [alone]) == "--a goes with nothing; leave out \"x y\"")
    #expect(mistake(["--a", "--b", "x"], [alone]) == "--a goes with nothing; leave out --b")
    let open = OptionRule.alone(Self.a, with: [Self.b, Self.c], andOperands: true)
    #expect(open.text == "--a goes with no other option but --b and --c.")
    #expect(mistake(["--a", "--b", "--c", "1", "x"], [open]) == nil)
    #expect(
      mistake(["--a", "--d", "3"], [open])
        == "--a goes with no other option but --b and --c; leave out --d")
  }

  @Test(arguments: [
    (
      ["--e"],
      "there is no option \"--e\"; the options are --a, --b, --c, --d, --help, and -- ends them"
    ),
    (["--a=1"], "--a takes no value"), (["--c"], "--c needs a value"),
    (["--c="], "--c takes a word, not \"\""),
    (["--d", "1"], "--d takes a whole number from 2 to 9, not \"1\""),
    (["--d", "3", "--d=4"], "--d is given twice"), (["--c", "1", "--c=2"], nil),
    (["--", "--e"], nil),
    (["-h", "--d"], "--d needs a value"), (["-h", "x"], nil), (["--help"], nil), (["--d=9"], nil),
    (["--d=2"], nil),
  ])
  func `a word that no option is, or takes, is told`(words: [String], message: String?) {
    #expect(mistake(words, []) == message)
  }

  @Test func `arguments are read, and written again in the order of the options`() throws {
    let words = ["x", "--c", "1", "--a", "--c=2 3", "--", "--d", "-h"]
    let arguments = try Arguments(words, for: verb([]))
    #expect(arguments.operands == ["x", "--d", "-h"])
    #expect(arguments.given == ["--a", "--c"])
    #expect(arguments.verb == "go" && !arguments.asksForHelp)
    #expect((arguments[Self.a], arguments[Self.b]) == (true, false))
    #expect(arguments.all(Self.c) == ["1", "2 3"])
    #expect((arguments[Self.c], arguments[Self.d]) == ("1", nil))
    #expect(arguments.again(with: Self.c, "4") == "go x --d -h --a --c 4")
    #expect(try Arguments(["x"], for: verb([])).again(with: Self.c, "y z") == "go x --c 'y z'")
    #expect(try Arguments(["-h", "--a"], for: verb([])).asksForHelp)
    let few = verb([], .required("X"))
    #expect((few.operandLimit, verb([]).operandLimit) == (1, nil))
    let error = #expect(throws: UsageError.self) { try Arguments(["x", "y"], for: few) }
    #expect(error?.message == "unexpected argument \"y\"; only options can follow go X")
    #expect(few.example == "help go" && few.words == ["go"])
  }

  @Test(arguments: [
    (
      "<svg xmlns=\"x\" role=\"img\" aria-labelledby=\"title description\">\n<title id=\"title\">A",
      true
    ),
    ("<svg xmlns=\"x\">\n<title id=\"title\">", false), (" <svg xmlns=", false), ("", false),
    ("<title id=\"title\"><svg xmlns=", false),
  ])
  func `a drawing is known again by how it begins`(text: String, isOne: Bool) {
    #expect(OutputForm.drawing.begins(Data(text.utf8)) == isOne)
    #expect(!OutputForm().begins(Data(text.utf8)))
  }

  @Test(arguments: [
    ("a", true), ("A.b-c_1", true), ("", false), ("1a", false), ("a b", false), ("a/b", false),
    (String(repeating: "a", count: 255), true), (String(repeating: "a", count: 256), false),
  ])
  func `a name in code has letters, digits, dots and hyphens`(name: String, isOne: Bool) {
    #expect((InspectOptions.target.read(name) != nil) == isOne)
  }

  @Test func `a rule can be explained by its number alone`() {
    #expect(InspectOptions.explain.expectation == "a rule, from A1 to A24")
    #expect(InspectOptions.explain.read("A24")?.number == "A24")
    #expect(InspectOptions.explain.read("A25") == nil && InspectOptions.explain.read("") == nil)
  }
}
