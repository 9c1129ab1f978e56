import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What is made of the results of all checks: the verdict on each rule, and the one that leads.
struct CheckResultsTests {
  private let app = CalculatorApp()

  private func results(
    selecting selection: CheckSelection = .all, alone: [Verdict] = [],
    _ result: @escaping (Check) -> CheckResult?
  ) -> CheckResults<CalculatorApp> {
    CheckResults(
      of: app, .mvp, selecting: selection, in: MadeUpRunner(result: result, alone: alone))
  }

  @Test func `where nothing is found every rule holds`() {
    let results = results { _ in nil }
    #expect(results.isClean)
    #expect(results.ranking == [])
    #expect(results.rules.allSatisfy { results.verdict(on: $0.number) == .holds })
    #expect(results.remarks == [])
  }

  @Test(arguments: [
    (Finding.Kind.visible, Verdict.broken), (.hidden, .broken), (.unstable, .unstable),
    (.notWritten, .notWritten),
  ])
  func `the verdict on a rule is that of its worst check`(kind: Finding.Kind, verdict: Verdict) {
    let results = results { $0.rule == "FF4" && $0.mode == .asWritten ? .made(kind, $0) : nil }
    #expect(results.verdict(on: "FF4") == verdict)
    #expect(results.verdict(on: "FF5") == .holds)
    #expect(!results.isClean)
    #expect(results.ranking == (verdict == .broken ? ["FF4"] : []))
  }

  @Test func `a broken check counts for more than one that is not written`() {
    var count = 0
    let results = results { check in
      guard check.rule == "FF4", check.mode == .asWritten else { return nil }
      count += 1
      return .made(count == 1 ? .notWritten : .visible, check)
    }
    #expect(results.verdict(on: "FF4") == .broken)
  }

  @Test func `only what was selected is run and decided`() {
    let results = results(selecting: CheckSelection(rule: "FF4", check: nil)) { _ in nil }
    #expect(results.decided.map(\.number) == ["FF4"])
    #expect(results.verdict(on: "FF4") == .holds)
    #expect(results.verdict(on: "FF5") == .notRun)
    #expect(results.isClean)
  }

  @Test func `of several findings against a rule the shortest comes first`() throws {
    let results = results { check in
      guard check.rule == "FF2", check.mode == .asWritten else { return nil }
      return .made(.visible, check, after: 100 - check.index % 7)
    }
    let findings = results.findings(against: "FF2", reference: nil)
    #expect(findings.count > 2)
    #expect(findings.map(\.foundAfter) == findings.map(\.foundAfter).sorted())
  }

  @Test func `what a fresh process never shows is told as state that screens share`() throws {
    let results = results(alone: [.holds, .holds, .holds]) {
      $0.rule == "FF4" && $0.mode == .asWritten ? .made(.visible, $0) : nil
    }
    #expect(results.ranking.first == "S2")
    #expect(results.verdict(on: "S2") == .broken)
    let finding = try #require(results.findings(against: "S2", reference: nil).first)
    #expect(finding.rule == "S2")
    #expect(finding.kind == .hidden)
    #expect(!finding.isShownAlone)
    #expect(finding.hint?.contains("which static, singleton or global") == true)
    #expect(results.ranking == ["S2", "FF4"])
  }

  @Test func `what a fresh process shows at times is told as chance, and what always, as it is`() {
    let chance = results(alone: [.broken, .holds, .broken]) {
      $0.rule == "FF4" && $0.mode == .asWritten ? .made(.visible, $0) : nil
    }
    #expect(chance.retold?.hint?.contains("or by chance?") == true)
    let always = results(alone: [.broken, .broken, .broken]) {
      $0.rule == "FF4" && $0.mode == .asWritten ? .made(.visible, $0) : nil
    }
    #expect(always.retold == nil)
    #expect(always.ranking == ["FF4"])
  }

  @Test func `of two broken rules the one that leads is run alone`() {
    var rules: [String] = []
    let results = CheckResults(
      of: app, .mvp,
      in: MadeUpRunner(
        result: { check in
          ["FF4", "FF9"].contains(check.rule) && check.mode == .asWritten
            ? .made(.visible, check, after: check.rule == "FF9" ? 9 : 1) : nil
        }, alone: [.holds, .holds, .holds], noting: { rules.append($0.rule) }))
    #expect(results.ranking.count == 3)
    #expect(results.ranking.first == "S2")
    #expect(Set(rules) == [results.ranking[1]])
  }

  @Test func `checks that were not run to their end are counted, by the reason`() {
    let results = results { $0.rule == "FF4" ? .notRun("it hangs") : nil }
    #expect(results.verdict(on: "FF4") == .notRun)
    #expect(results.remarks.count == 1)
    #expect(results.remarks.first?.hasSuffix("not run to the end (of FF4): it hangs") == true)
  }
}

/// Results that are made up, instead of running anything.
private final class MadeUpRunner: CheckRunner {
  private let result: (Check) -> CheckResult?
  private var alone: [Verdict]
  private let note: (Check) -> Void

  init(
    result: @escaping (Check) -> CheckResult?, alone: [Verdict],
    noting note: @escaping (Check) -> Void = { _ in }
  ) {
    (self.result, self.alone, self.note) = (result, alone, note)
  }

  func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    result(check) ?? CheckResult(steps: 1, finding: nil)
  }

  func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    app.search(search, over: [])
  }

  func runAlone(_ check: Check, of app: some AppDefinition) -> CheckResult? {
    guard !alone.isEmpty else { return nil }
    note(check)
    return alone.removeFirst() == .holds
      ? CheckResult(steps: 1, finding: nil) : .made(.visible, check)
  }
}

extension CheckResult {
  fileprivate static func made(
    _ kind: Finding.Kind, _ check: Check, after steps: Int = 1
  ) -> CheckResult {
    let right = [Widget("text", shows: "0")]
    let moments = [
      Finding.Moment(step: nil, expected: right, shown: right),
      Finding.Moment(step: "5", expected: right, shown: [Widget("text", shows: "1")]),
    ]
    return CheckResult(
      steps: steps,
      finding: Finding(
        app: check.app, rule: check.rule, pattern: check.pattern, check: check.name,
        moments: moments, expected: "0", shown: "1", kind: kind, foundAfter: steps, hint: nil))
  }
}
