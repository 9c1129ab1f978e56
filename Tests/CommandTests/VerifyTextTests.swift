import AppRules
import AppScreens
import Foundation
import Testing

@testable import Parity
@testable import TriptychCommand

/// What `verify` says of reports that were not made by running anything.
struct VerifyTextTests {
  @Test(arguments: [
    (Search.states(limit: 500), "3 states, 1 transition, of many more: identical"),
    (.sequences(length: 1), "2 sequences of up to 1 gesture: identical"),
    (.random(gestures: 9, seed: 7), "1 random gesture in 2 runs, 1 replacement, seed 7: identical"),
    (
      .texts(gestures: 9, seed: 7),
      "1 gesture with invented texts in 2 runs, 1 replacement, seed 7: identical"
    ),
    (
      .values(gestures: 9, seed: 7),
      "1 gesture towards limits of numbers in 2 runs, 1 replacement, seed 7: identical"
    ),
    (
      .pumping(gestures: 9, seed: 7),
      "1 repeated gesture in 2 runs, 1 replacement, seed 7: identical"
    ),
    (.guided(seconds: 1), "1 random gesture in 1 second, with many seeds: identical"),
  ])
  func `a search is told by what it tried`(search: Search, line: String) throws {
    var result = result(of: search, over: ["MVC", "MVP"])
    #expect(try table(.handedOver(searches: [result])).contains(line))
    result.isComplete = true
    if case .states = search {
      #expect(
        try table(.handedOver(searches: [result])).contains(
          "all that 4 gestures lead to: identical"))
      #expect(
        try table(.handedOver(alphabet: 1, searches: [result])).contains(
          "all that 1 gesture leads to:"))
    }
  }

  @Test func `what ends a search is its verdict, and one pattern alone has survived`() throws {
    let search = Search.random(gestures: 9, seed: 7)
    func line(_ patterns: [String] = ["MVP"], _ change: (inout SearchResult) -> Void) throws
      -> String
    {
      var result = result(of: search, over: patterns)
      change(&result)
      let text = try table(.handedOver(searches: [result]))
      return text.contains(": ") ? String(text.split(separator: ": ").last ?? "") : text
    }
    #expect(try line { _ in } == "survived\n")
    #expect(try line { $0.obstacle = "it hangs" } == "it hangs\n")
    #expect(try line { $0.unstable = [finding(.unstable)] }.hasPrefix("both\n"))
    #expect(try line { $0[.gestures] = 0 } == "not run\n")
    #expect(try !line([]) { _ in }.contains("survived"))
    #expect(try line { $0.difference = difference } == "different\n")
    var guided = result(of: .guided(seconds: 2), over: ["MVP"])
    (guided[.gestures], guided[.kept]) = (0, 5)
    #expect(
      try table(.handedOver(searches: [guided])).contains(
        "2 guided inputs in 2 seconds, 5 of all so far kept: survived"))
    let steps = result(of: .steps(["a"]), over: ["MVP"])
    #expect(
      try table(.handedOver(searches: [steps])).contains("1 step that were found before: survived"))
  }

  @Test(arguments: [
    (Verdict.holds, "every rule holds in every pattern"),
    (.broken, "not every rule holds: colour CS4"),
    (.notWritten, "not every rule holds: colour CS4"),
    (.unstable, "unstable: colour CS4"), (.notRun, "not run: colour CS4"),
  ])
  func `the last word is that every rule holds, or which does not`(
    verdict: Verdict, words: String
  ) throws {
    let rows = [row("CS4", verdict), row("CS4", verdict), row("CS1", .holds)]
    let text = summary([try .handedOver(rows: rows)])
    #expect(text == "\(words)\n3 scenario runs, 6 steps, 0 sequences, 0 random gestures\n")
  }

  @Test func `of several apps each is named, and each kind of failure has its line`() throws {
    let first = try Report.handedOver(rows: [
      row("CS1", .broken), row("CS4", .unstable), row("S1", .broken),
    ])
    let second = try Report.handedOver(
      on: "token", rows: [row("TC1", .notWritten), row("TC2", .notRun)])
    #expect(
      summary([first, second]).hasPrefix(
        """
        not every rule holds: colour CS1 and S1; token TC1
        unstable: colour CS4
        not run: token TC2
        5 scenario runs
        """))
  }

  @Test func `where every rule holds it is told what else was found`() throws {
    let rows = [row("CS4", .holds)]
    func words(_ change: (inout SearchResult) -> Void) throws -> Substring? {
      var result = result(of: .random(gestures: 9, seed: 7), over: ["MVP"])
      change(&result)
      return summary([try .handedOver(rows: rows, searches: [result])]).split(separator: "\n").first
    }
    #expect(try words { _ in } == "every rule holds in every pattern")
    #expect(
      try words { $0.difference = difference } == "every rule holds, but the patterns differ")
    #expect(
      try words { $0.unstable = [finding(.unstable)] }
        == "every rule holds, but a process ended, and not when run again")
    #expect(
      try words { $0.obstacle = "so" }
        == "every rule holds, but not every search was run to its end")
    #expect(summary([try .handedOver(rows: [])]).hasPrefix("there was no rule to run\n"))
    let some = CheckSelection(rule: "CS4", check: nil)
    #expect(
      summary([try .handedOver(rows: rows)], some).hasPrefix("what was run holds\n1 scenario run, ")
    )
  }

  private func summary(_ reports: [Report], _ selection: CheckSelection = .all) -> String {
    Command(name: "t", version: "1", apps: [], patterns: []).summary(of: reports, selection, .plain)
  }

  private func table(_ report: Report) throws -> String {
    let verb = Command(name: "t", version: "1", apps: [], patterns: []).verifyVerb
    return ReportTable(
      .wide, ColourSelectorApp(), report, again: AgainLine("t", try Arguments([], for: verb))
    ).text
  }

  private func result(of search: Search, over patterns: [String]) -> SearchResult {
    var result = SearchResult(of: search, over: patterns)
    (result[.states], result[.transitions], result[.sequences]) = (3, 1, 2)
    (result[.gestures], result[.runs], result[.replacements]) = (1, 2, 1)
    return result
  }

  private func row(_ rule: String, _ verdict: Verdict) -> Report.Row {
    Report.Row(rule: rule, pattern: "MVP", scenarios: 1, steps: 2, verdict: verdict, findings: [])
  }

  private var difference: Difference {
    Difference(
      "colour", after: ["green=on"], between: ["MVC", "MVP"],
      showing: [
        ColourSelectorDisplay(), ColourSelectorDisplay(green: true, yellow: false, status: ""),
      ])
  }

  private func finding(_ kind: Finding.Kind) -> Finding {
    Finding(
      app: "colour", rule: "CS4", pattern: "MVP", check: "both",
      moments: [Finding.Moment(step: nil)], expected: "a", shown: "b", kind: kind, foundAfter: 0,
      hint: nil)
  }
}

extension Console {
  /// A console without colour, on which no line is broken.
  static var wide: Console {
    Console(
      width: 1_000, usesColour: false, write: { _ in }, writeError: { _ in }, read: { _ in Data() })
  }
}
