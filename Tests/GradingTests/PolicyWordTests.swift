import Testing

@testable import Grading

/// What is refused, whole, and every beginning of a name that is not.
struct PolicyWordTests {
  private let policy = SymbolPolicy(symbols: ["malloc"], modules: ["Submission"])

  @Test(arguments: [
    ("$s1A1BV", "it needs the module A (\"$s1A1BV\")"), ("$s0A", nil), ("$sSi", nil),
    ("$s10Submission1AV", nil),
    ("$s11Submission21AV", "it needs the module Submission2 (\"$s11Submission21AV\")"),
    ("$s5OtherTl", nil), ("$s5OtherTm", "it needs the module Other (\"$s5OtherTm\")"),
    ("$ss11CommandLineO", "it needs the command line (\"$ss11CommandLineO\")"),
    ("$s10Foundation4DataV", "it needs Foundation (\"$s10Foundation4DataV\")"),
    ("exit", "it needs the function \"exit\""), ("malloc", nil), ("got.exit", nil),
    ("swift_task_create", "it needs \"swift_task_create\""), ("swift_retain", nil),
    ("_swift_task_x", nil), ("__swift_x", nil), ("__divti3", nil),
    ("_exit", "it needs the function \"_exit\""),
  ])
  func `a need is refused in words, or not at all`(symbol: String, words: String?) {
    #expect(policy.refusals(needing: [symbol]) == (words.map { [$0] } ?? []))
  }

  @Test func `needs are told in order, each once`() {
    #expect(
      policy.refusals(needing: ["write", "malloc", "exit", "$s1B"]) == [
        "it needs the module B (\"$s1B\")", "it needs the function \"exit\"",
        "it needs the function \"write\"",
      ])
    #expect(policy.refusals(needing: []) == [])
  }

  @Test func `a section of the compiler's is let through, and any other is refused by name`() {
    let names = """
      .text .data .rodata .bss .rela .symtab .strtab .shstrtab .debug .swift swift5_ .note \
      .eh_frame .linker-options .group .comment .tdata .tbss .llvm .gnu __swift __TEXT __DATA \
      __LLVM __LD __text __const __data __bss __cstring __compact_unwind __eh_frame __debug \
      __common __constg_swiftt __objc_imageinfo __ustring __literal __apple_
      """
    for name in names.split(separator: " ") {
      #expect(policy.refusals(havingSections: ["\(name)", "\(name)_more"]) == [], "\(name)")
      #expect(policy.refusals(havingSections: ["x\(name)"]) == ["it has a section \"x\(name)\""])
    }
    #expect(
      policy.refusals(havingSections: ["b", ".text", "a"]) == [
        "it has a section \"a\"", "it has a section \"b\"",
      ])
  }

  @Test(arguments: [
    "$s1A", "got.$s1A", "symbolic x", "get_type_metadata x", "associated conformance x",
    "default associated conformance x", "flat unique x", "keypath_x", "block_x", "__swift_x",
  ])
  func `a name that the compiler makes up may be defined`(name: String) {
    #expect(policy.refusals(defining: [name]) == [])
    #expect(
      policy.refusals(defining: ["x\(name)"]) == ["it defines \"x\(name)\", which is not its own"])
  }

  @Test func `of several patterns the rubric's own is taken, by its name in small letters`()
    throws
  {
    let text = "extension Pattern { static let a = Pattern(\"A\")\nstatic let b = Pattern(\"B\") }"
    let files = [SubmissionFolder.File(path: "A.swift", text: text)]
    #expect(try EntryPoint.only(in: files, named: nil, of: "B").name == "b")
    #expect(try EntryPoint.only(in: files, named: "a", of: "B").name == "a")
    #expect(try EntryPoint.only(in: files, named: "b", of: nil).place == "A.swift:2")
    let error = #expect(throws: SubmissionProblem.self) {
      try EntryPoint.only(in: files, named: nil, of: "C")
    }
    #expect(
      error?.description
        == "the pattern is one too many: there are a (A.swift:1) and b (A.swift:2)")
    let none = #expect(throws: SubmissionProblem.self) {
      try EntryPoint.only(in: [], named: nil, of: nil)
    }
    #expect(
      none?.description == """
        no file declares a pattern, as in extension Pattern { static let mine = \
        Pattern("Mine", CalculatorScreen.init) }
        """)
  }
}
