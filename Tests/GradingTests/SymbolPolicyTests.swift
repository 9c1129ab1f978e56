import Testing

@testable import Grading

struct SymbolPolicyTests {
  private let policy = SymbolPolicy(
    symbols: ["malloc", "memcpy"], modules: ["AppModels", "AppScreens", "Submission"])

  @Test(arguments: [
    "malloc", "swift_retain", "$sSS5countSivg", "$s10AppScreens6ScreenMp", "$s5IndexSlTl",
    "__stack_chk_fail", "$s10Submission4MineC4viewyyF", "swift_weakInit",
  ])
  func `a screen may need what all need`(symbol: String) {
    #expect(policy.refusals(needing: [symbol]).isEmpty)
  }

  @Test(arguments: [
    ("exit", "\"exit\""), ("open", "\"open\""), ("swift_task_create", "swift_task_create"),
    ("$s6Parity9IsolationV", "the module Parity"), ("$s3MVP10ScreenC", "the module MVP"),
    ("$ss11CommandLineO9argumentsSaySSGvgZ", "the command line"), ("$sSb6randomSbyFZ", "chance"),
    ("$ss15ContinuousClockV3nowAB7InstantVvgZ", "a clock"), ("memmove", "memmove"),
    ("$s10Foundation11FileManagerC", "Foundation"), ("dlsym", "dlsym"),
    ("$ss8readLine16strippingNewlineSSSgSb_tF", "standard input"),
  ])
  func `what no screen needs is refused by name`(symbol: String, words: String) throws {
    let refusals = policy.refusals(needing: [symbol, "malloc"])
    #expect(refusals.count == 1)
    #expect(try #require(refusals.first).contains(words))
  }

  @Test func `names that are not its own may not be defined`() {
    let own: Set = ["$s10Submission1fyyF", "got.$s10AppScreens6ScreenMp", "symbolic _____ 1"]
    #expect(policy.refusals(defining: own).isEmpty)
    #expect(
      policy.refusals(defining: own.union(["write", "swift_retain"])) == [
        "it defines \"swift_retain\", which is not its own",
        "it defines \"write\", which is not its own",
      ])
  }

  @Test func `code before the beginning is refused by its section`() {
    #expect(policy.refusals(havingSections: [".text", ".rela.data", "swift5_typeref"]).isEmpty)
    #expect(
      policy.refusals(havingSections: [".init_array", ".preinit_array", ".ctors"]).count == 3)
  }

  @Test func `attributes behind the language are refused with their place`() {
    let text =
      "// @_cdecl(\"a\")\n@_silgen_name(\"_exit\") func f()\nlet s = \"@_used\"\n@c func g() {}"
    let files = [SubmissionFolder.File(path: "A.swift", text: text)]
    #expect(
      SubmissionPolicy.refusals(of: files) == [
        "A.swift:2 has @_silgen_name, which no screen needs",
        "A.swift:4 has @c, which no screen needs",
      ])
  }
}
