import Testing

@testable import TriptychGrading

/// What a submission may need, define and import, by what the compiler made of it.
struct SymbolPolicyTests {
  private let policy = SymbolPolicy(
    symbols: ["malloc", "memcpy"], modules: ["AppModels", "AppScreens", "Submission"])

  @Test(arguments: [
    "malloc", "swift_retain", "$sSS5countSivg", "$s10AppScreens6ScreenMp", "$s5IndexSlTl",
    "__stack_chk_fail", "$s10Submission4MineC4viewyyF", "swift_weakInit", "__divti3",
    "__swift_instantiateConcreteTypeFromMangledName", "got.$s10AppScreens6ScreenMp", "memcpy",
    "swift_task_create", "swift_task_switch", "$sScT6cancelyyF", "$sScS8IteratorVMn",
    "$sScTss5NeverORszABRs_rlE5yieldyyYaFZ", "$sScTss5NeverORszABRs_rlE5yieldyyYaFZTu",
  ])
  func `a screen may need what all need`(symbol: String) {
    #expect(policy.refusals(needing: [symbol]).isEmpty)
  }

  @Test(arguments: [
    ("exit", "\"exit\""), ("open", "\"open\""), ("memmove", "memmove"), ("dlsym", "dlsym"),
    ("swift_taskGroup_initialize", "swift_taskGroup"), ("swift_get_time", "swift_get_time"),
    ("$ss23withDiscardingTaskGroup9returning9isolation4bodyxxm_lF", "a task group"),
    ("swift_job_run", "swift_job_run"), ("swift_asyncLet_begin", "swift_asyncLet"),
    ("swift_continuation_init", "swift_continuation"),
    ("$sScTss5NeverORszABRs_rlE5sleep11nanosecondsys6UInt64V_tYaKFZ", "a task"),
    ("$s14TriptychParity9IsolationV", "the module TriptychParity"),
    ("$s3MVP10ScreenC", "the module MVP"),
    ("$s11Submission21AV", "the module Submission2"),
    ("$ss11CommandLineO9argumentsSaySSGvgZ", "the command line"), ("$sSb6randomSbyFZ", "chance"),
    ("$sSTsE8shuffledSay7ElementQzGyF", "chance"),
    ("$ss15ContinuousClockV3nowAB7InstantVvgZ", "a clock"),
    ("$s10Foundation11FileManagerC", "Foundation"),
    ("$ss8readLine16strippingNewlineSSSgSb_tF", "standard input"),
    ("$ss11_typeByNameyypXpSgSSF", "types by their names"),
    ("$sScTss5NeverORs_rlE8detachedyF", "a task"),
    ("$ss17CustomReflectableMp", "a mirror"),
    ("__cxa_atexit", "the function \"__cxa_atexit\""),
  ])
  func `what no screen needs is refused by name`(symbol: String, words: String) throws {
    let refusals = policy.refusals(needing: [symbol, "malloc"])
    #expect(refusals.count == 1)
    #expect(try #require(refusals.first).contains(words))
  }

  @Test func `a declaration is named as one reads it`() {
    #expect(
      policy.refusals(needing: ["$s10Foundation11FileManagerC"])
        == ["it needs Foundation (\"Foundation.FileManager\")"])
    #expect(policy.refusals(needing: ["puts"]) == ["it needs the function \"puts\""])
  }

  @Test func `names that are not its own may not be defined`() {
    let own: Set = [
      "$s10Submission1fyyF", "got.$s10AppScreens6ScreenMp", "symbolic _____ 1",
      "__swift_reflection_version", "associated conformance 1", "block_copy_helper",
    ]
    #expect(policy.refusals(defining: own).isEmpty)
    #expect(policy.refusals(defining: own.union(["write", "swift_retain"])).count == 2)
  }

  @Test(arguments: [
    "@_cdecl(\"a\") func f() {}", "@_silgen_name(\"a\")", "@_used", "@c", "@extern(c)", "@testable",
    "@`_cdecl`(\"a\")", "let r = /\"/; @_cdecl(\"a\")", "let x = unsafe p.pointee",
    "Task.detached {}", "Task.`detached` {}", "final class Box: @unchecked Sendable {}",
    "// \"\"\" */ @_cdecl(\"a\")", "\"\\(\"\\(\"@_cdecl",
  ])
  func `what reaches behind the language is refused with its place, however it is hidden`(
    line: String
  ) {
    let text = "import AppModels\n// @_cdecl, as a remark\n\(line)"
    let file = SubmissionFolder.File(path: "A.swift", text: text)
    let refusals = SubmissionPolicy(rubric: Rubric()).refusals(of: [file])
    #expect(refusals.count == 1)
    #expect(refusals.first?.hasPrefix("A.swift:3 has ") == true)
  }

  @Test(arguments: [
    "@escaping", "@discardableResult", "@autoclosure", "@MainActor", "@main", "@convention(c)",
    "let isUnsafe = true", "\"kim@example.org\"",
  ])
  func `what any code may have is not`(line: String) {
    let file = SubmissionFolder.File(path: "A.swift", text: line)
    #expect(SubmissionPolicy(rubric: Rubric()).refusals(of: [file]).isEmpty)
  }

  @Test func `a text that is nested without end is read to its end`() {
    let deep = [
      String(repeating: "\"\\(", count: 50_000), String(repeating: "enum A {", count: 100_000),
    ]
    for text in deep {
      let file = SubmissionFolder.File(path: "A.swift", text: text)
      #expect(SubmissionPolicy(rubric: Rubric()).refusals(of: [file]).isEmpty)
      #expect(EntryPoint.all(in: [file]).isEmpty)
    }
  }

  @Test(arguments: [
    "import Foundation", "  import struct Foundation.Date", "@preconcurrency import Foundation",
    "#if DEBUG\n  import Foundation\n#endif", "import AppModels; private import Foundation",
  ])
  func `a module that the rubric does not name is refused`(text: String) {
    let files = [SubmissionFolder.File(path: "A.swift", text: "import AppModels\n\(text)")]
    var rubric = Rubric()
    #expect(SubmissionPolicy(rubric: rubric).refusals(of: files).count == 1)
    rubric.modules.append("Foundation")
    #expect(SubmissionPolicy(rubric: rubric).refusals(of: files).isEmpty)
  }

  @Test(arguments: [
    "import /* AppModels */ Dispatch", "/* */ import/**/Dispatch", "import\n  Dispatch",
  ])
  func `an import that hides its module is refused`(text: String) {
    let file = SubmissionFolder.File(path: "A.swift", text: text)
    #expect(SubmissionPolicy(rubric: Rubric()).refusals(of: [file]).count == 1)
  }
}
