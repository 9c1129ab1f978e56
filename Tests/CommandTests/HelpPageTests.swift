import Foundation
import Testing

@testable import TriptychCommand

/// Help on a verb, and how its arguments are read.
struct HelpPageTests {
  private static let size = ValueOption<Int>("--size", in: 2...9, "the size.")
  private static let name = ValueOption(
    "--name", "NAME", takes: "a name", isRepeating: true, "a name, or several.")
  private static let quick = Flag("--quick", "hurries.")
  private static let slow = Flag("--slow", "does not.")

  private func verb(
    _ operands: [Verb.Operand] = [.required("A")], rules: [OptionRule] = [],
    examples: [String] = ["go a"], details: String = ""
  ) -> Verb {
    switch operands.count {
    case 0:
      Verb("go", summary: "Goes.", options: [], examples: examples) { _, _ in true }
    case 1:
      Verb(
        "go", operands[0], summary: "Goes.", details: details,
        options: [Self.size, Self.name, Self.quick, Self.slow], rules: rules, examples: examples
      ) { _, _ in true }
    default:
      Verb("go", operands[0], operands[1], summary: "Goes.", examples: examples) { _, _ in true }
    }
  }

  @Test func `options stand below the usage, as many on a line as there is room for`() {
    func usage(_ width: Int) -> [Substring] {
      HelpPage(verb: verb(), invocation: "t", width: width).text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).prefix { !$0.isEmpty }.map { $0 }
    }
    #expect(usage(80) == ["t go A", "  [--size N] [--name NAME]… [--quick] [--slow]"])
    #expect(usage(46) == ["t go A", "  [--size N] [--name NAME]… [--quick] [--slow]"])
    #expect(usage(45) == ["t go A", "  [--size N] [--name NAME]… [--quick]", "  [--slow]"])
    #expect(usage(10).count == 5)
  }

  @Test func `a page has what there is to say, and no empty paragraphs`() {
    #expect(
      HelpPage(verb: verb([]), invocation: "t", width: 80).text
        == "t go\n\nGoes.\n\nFor example: t go a\n")
    let page = HelpPage(
      verb: verb(
        rules: [.oneOf([Self.quick, Self.slow])], examples: ["go a", "go b"],
        details: "One\nline.\n\n  kept\n  so"), invocation: "t", width: 80
    ).text
    #expect(
      page == """
        t go A
          [--size N] [--name NAME]… [--quick] [--slow]

        One line.

          kept
          so

          --size N     the size.
          --name NAME  a name, or several.
          --quick      hurries.
          --slow       does not.

          Only one of --quick and --slow can be given.

        For example:
          t go a
          t go b

        """)
    let narrow = HelpPage(verb: verb([]), invocation: "t", width: 19).text
    #expect(narrow.hasSuffix("\n\nFor example: t go a\n"))
    let narrower = HelpPage(verb: verb([]), invocation: "t", width: 18).text
    #expect(narrower.hasSuffix("\n\nFor example:\n  t go a\n"))
  }

  @Test(arguments: [
    (["x", "--size", "2"], "--size 2"), (["x", "--size=9", "--quick"], "--size 9 --quick"),
    (["--name", "a", "x", "--name=b"], "--name a --name b"), (["--", "--quick"], ""),
    (["-h", "x", "y"], ""),
    (["x", "--quick", "--quick"], "--quick"), (["--name", "--quick"], "--name --quick"),
  ])
  func `options are read wherever they stand`(words: [String], options: String) throws {
    let arguments = try Arguments(words, for: verb())
    #expect(arguments.asksForHelp == words.contains("-h"))
    #expect(arguments[Self.quick] == (options.hasSuffix("--quick") && !options.contains("--name")))
    let size = options.wholeMatch(of: /.*--size (\d).*/).flatMap { Int($0.1) }
    #expect(arguments[Self.size] == size)
    let again = arguments.again(with: Self.name, "c")
    #expect(again.hasPrefix("go "))
    #expect(again.contains("--name c"))
    #expect(again.contains("--size") == (size != nil))
  }

  @Test(arguments: [
    (["x", "y"], "unexpected argument \"y\"; only options can follow go A"),
    (["--size", "1"], "--size takes a whole number from 2 to 9, not \"1\""),
    (["--size", "10"], "--size takes a whole number from 2 to 9, not \"10\""),
    (["--size", "2", "--size", "3"], "--size is given twice"), (["--size"], "--size needs a value"),
    (["--name="], "--name takes a name, not \"\""), (["--quick=1"], "--quick takes no value"),
    (["--help=1"], "--help takes no value"),
    (
      ["--fast"],
      "there is no option \"--fast\"; the options are --help, --name, --quick, --size, --slow, and -- ends them"
    ),
    (["--quick", "--slow"], "use --quick or --slow, not both"),
    (["--slow", "--name", "a"], "--slow needs --size"),
  ])
  func `arguments that cannot be are told`(words: [String], message: String) {
    let rules: [OptionRule] = [.oneOf([Self.quick, Self.slow]), .needs(Self.slow, Self.size)]
    let error = #expect(throws: UsageError.self) { try Arguments(words, for: verb(rules: rules)) }
    #expect(error?.message == message)
  }

  @Test func `a rule of lonely options says with what they go`() throws {
    let alone = OptionRule.alone(Self.quick, with: [Self.name], andOperands: false)
    #expect(alone.text == "--quick goes with nothing but --name.")
    #expect(
      OptionRule.alone(Self.quick, with: [], andOperands: true).text
        == "--quick goes with no other option.")
    #expect(OptionRule.needs(Self.quick, Self.size).text == "--quick needs --size.")
    func told(_ words: [String]) -> String? {
      do {
        _ = try Arguments(words, for: verb(rules: [alone]))
        return nil
      } catch {
        return (error as? UsageError)?.message
      }
    }
    #expect(told(["--quick", "--name", "a"]) == nil)
    #expect(told(["x", "--slow"]) == nil)
    #expect(told(["x", "--quick"])?.hasSuffix("leave out \"x\"") == true)
    #expect(told(["--slow", "--quick"])?.hasSuffix("leave out --slow") == true)
  }

  @Test func `an operand is required, may be left out, or stands for many`() {
    #expect(verb([]).operandLimit == 0)
    #expect(verb([.required("A"), .optional("B")]).operandLimit == 2)
    #expect(verb([.required("A"), .any("B")]).operandLimit == nil)
    #expect(verb([.required("A"), .optional("B")]).usage == "go A [B]")
    #expect(verb([.required("A"), .any("B")]).usage == "go A [B…]")
    #expect(verb(examples: []).example == "help go")
    #expect(verb(examples: ["go 1", "go 2"]).example == "go 1")
  }

  @Test(arguments: [
    ("MVP", true), ("a-b.C_1", true), ("1a", false), ("", false), ("a b", false), ("ä", true),
    (String(repeating: "a", count: 255), true), (String(repeating: "a", count: 256), false),
  ])
  func `a name in code begins with no digit, and has no blanks`(name: String, isOne: Bool) {
    let option = ValueOption(namesInCode: "--target", "a target.")
    #expect((option.read(name) != nil) == isOne)
  }
}
