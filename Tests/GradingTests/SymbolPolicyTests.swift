import Testing

@testable import Grading

/// What a submission may need, define and import, by what the compiler made of it.
struct SymbolPolicyTests {
  private let policy = SymbolPolicy(
    symbols: ["malloc", "memcpy"], modules: ["AppModels", "AppScreens", "Submission"])

  @Test(arguments: [
    "malloc", "swift_retain", "$sSS5countSivg", "$s10AppScreens6ScreenMp", "$s5IndexSlTl",
    "__stack_chk_fail", "$s10Submission4MineC4viewyyF", "swift_weakInit", "__divti3",
    "__swift_instantiateConcreteTypeFromMangledName", "got.$s10AppScreens6ScreenMp", "memcpy",
  ])
  func `a screen may need what all need`(symbol: String) {
    #expect(policy.refusals(needing: [symbol]).isEmpty)
  }

  @Test(arguments: [
    ("exit", "\"exit\""), ("open", "\"open\""), ("memmove", "memmove"), ("dlsym", "dlsym"),
    ("swift_task_create", "swift_task_create"), ("swift_get_time", "swift_get_time"),
    ("$s6Parity9IsolationV", "the module Parity"), ("$s3MVP10ScreenC", "the module MVP"),
    ("$s11Submission21AV", "the module Submission2"),
    ("$ss11CommandLineO9argumentsSaySSGvgZ", "the command line"), ("$sSb6randomSbyFZ", "chance"),
    ("$sSTsE8shuffledSay7ElementQzGyF", "chance"),
    ("$ss15ContinuousClockV3nowAB7InstantVvgZ", "a clock"),
    ("$s10Foundation11FileManagerC", "Foundation"),
    ("$ss8readLine16strippingNewlineSSSgSb_tF", "standard input"),
    ("$ss11_typeByNameyypXpSgSSF", "types by their names"),
    ("$sScTss5NeverORs_rlE8detachedyF", "a task"),
    ("__cxa_atexit", "the function \"__cxa_atexit\""),
  ])
  func `what no screen needs is refused by name`(symbol: String, words: String) throws {
    let refusals = policy.refusals(needing: [symbol, "malloc"])
    #expect(refusals.count == 1)
    #expect(try #require(refusals.first).contains(words))
  }

  @Test func `names that are not its own may not be defined`() {
    let own: Set = [
      "$s10Submission1fyyF", "got.$s10AppScreens6ScreenMp", "symbolic _____ 1",
      "__swift_reflection_version", "associated conformance 1", "block_copy_helper",
    ]
    #expect(policy.refusals(defining: own).isEmpty)
    #expect(policy.refusals(defining: own.union(["write", "swift_retain"])).count == 2)
  }

  @Test func `code before the beginning is refused by its section`() {
    #expect(policy.refusals(havingSections: [".text", ".rela.data", "swift5_typeref"]).isEmpty)
    let early: Set = [
      ".init_array", ".preinit_array", ".ctors", ".fini_array", ".dtors", ".init", ".plt", "mine",
      "__mod_init_func",
    ]
    #expect(policy.refusals(havingSections: early).count == early.count)
  }

  @Test(arguments: [
    "@_cdecl(\"a\")", "@_silgen_name(\"a\")", "@_used", "@_section(\"a\")", "@c", "@extern(c)",
    "@testable", "@unsafe",
  ])
  func `an attribute that reaches behind the language is refused with its place`(
    attribute: String
  ) {
    let text = "// \(attribute)\nlet s = #\"\(attribute)\"#\n\(attribute) func f() {}"
    let refusals = SubmissionPolicy.refusals(of: [.init(path: "A.swift", text: text)])
    #expect(refusals.count == 1)
    #expect(refusals.first?.hasPrefix("A.swift:3 has \(attribute.prefix { $0 != "(" })") == true)
  }

  @Test(arguments: ["@escaping", "@discardableResult", "@autoclosure", "@MainActor", "@main"])
  func `an attribute of the language is not`(attribute: String) {
    let file = SubmissionFolder.File(path: "A.swift", text: "\(attribute) func f() {}")
    #expect(SubmissionPolicy.refusals(of: [file]).isEmpty)
  }

  @Test func `a module that the rubric does not name is refused`() {
    var rubric = Rubric()
    let policy = SubmissionPolicy(rubric: rubric)
    #expect(policy.refusals(importing: ["AppModels", "AppScreens", "Swift"]).isEmpty)
    #expect(policy.refusals(importing: ["Foundation", "MVP", "Swift"]).count == 2)
    rubric.modules.append("Foundation")
    #expect(SubmissionPolicy(rubric: rubric).refusals(importing: ["Foundation"]).isEmpty)
  }
}
