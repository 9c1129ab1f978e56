import Testing

@testable import Grading

struct SymbolPolicyTests {
  private let policy = SymbolPolicy(
    symbols: ["malloc", "memcpy"], modules: ["AppModels", "AppScreens", "Submission"])

  @Test(arguments: [
    "malloc", "swift_retain", "$sSS5countSivg", "$s10AppScreens6ScreenMp", "$s5IndexSlTl",
    "__stack_chk_fail", "$s10Submission4MineC4viewyyF", "swift_weakInit", "__divti3", "__modti3",
    "__multi3", "__muloti4", "__udivti3", "__umodti3", "_swift_FORCE_LOAD_COMPATIBILITY_SYMBOL",
    "_swift_stdlib_malloc_size", "__swift_instantiateConcreteTypeFromMangledName",
    "got.$s10AppScreens6ScreenMp", "memcpy",
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
    ("swift_job_run", "swift_job_run"), ("swift_asyncLet_begin", "swift_asyncLet_begin"),
    ("swift_async_extendedFramePointerFlags", "swift_async"),
    ("swift_continuation_init", "swift_continuation_init"),
    ("swift_distributed_execute_target", "swift_distributed"),
    ("swift_stdlib_random", "swift_stdlib_random"), ("swift_dlsym", "swift_dlsym"),
    ("swift_get_time", "swift_get_time"), ("swift_get_clock_res", "swift_get_clock_res"),
    ("$ss15SuspendingClockV3nowAB7InstantVvgZ", "a clock"),
    ("$ss27SystemRandomNumberGeneratorVABycfC", "chance"),
    ("$sSTsE8shuffledSay7ElementQzGyF", "chance"), ("$sSMsSkRzrlE7shuffleyyF", "chance"),
    ("$sSlsE13randomElement0B0QzSgyF", "chance"),
    ("$ss11_typeByNameyypXpSgSSF", "types by their names"),
    ("$sScTss5NeverORs_rlE8detachedyF", "a task"), ("$sSct12immediateyyF", "a task"),
    ("__cxa_atexit", "the function \"__cxa_atexit\""), ("write", "the function \"write\""),
  ])
  func `what no screen needs is refused by name`(symbol: String, words: String) throws {
    let refusals = policy.refusals(needing: [symbol, "malloc"])
    #expect(refusals.count == 1)
    #expect(try #require(refusals.first).contains(words))
  }

  @Test func `names that are not its own may not be defined`() {
    let own: Set = [
      "$s10Submission1fyyF", "got.$s10AppScreens6ScreenMp", "symbolic _____ 1",
      "__swift_reflection_version", "get_type_metadata 1", "associated conformance 1",
      "default associated conformance1", "flat unique 1", "keypath_get_arg_layout",
      "block_copy_helper",
      "__swift_memcpy16_8",
    ]
    #expect(policy.refusals(defining: own).isEmpty)
    #expect(
      policy.refusals(defining: own.union(["write", "swift_retain"])) == [
        "it defines \"swift_retain\", which is not its own",
        "it defines \"write\", which is not its own",
      ])
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
    "@_cdecl(\"a\")", "@_silgen_name(\"a\")", "@_used", "@_section(\"a\")", "@c", "@cdecl",
    "@section(\"a\")", "@used", "@extern(c)", "@testable", "@unsafe",
  ])
  func `an attribute that reaches behind the language is refused`(attribute: String) {
    let file = SubmissionFolder.File(path: "A.swift", text: "\(attribute) func f() {}")
    let refusals = SubmissionPolicy.refusals(of: [file])
    #expect(refusals.count == 1)
    #expect(refusals.first?.hasPrefix("A.swift:1 has \(attribute.prefix { $0 != "(" })") == true)
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
    let refusals = policy.refusals(importing: ["Foundation", "MVP", "Swift"])
    #expect(
      refusals == [
        "it imports Foundation; it may import AppModels and AppScreens",
        "it imports MVP; it may import AppModels and AppScreens",
      ])
    rubric.modules.append("Foundation")
    #expect(SubmissionPolicy(rubric: rubric).refusals(importing: ["Foundation"]).isEmpty)
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
