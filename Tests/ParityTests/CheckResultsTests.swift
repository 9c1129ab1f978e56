import AppModels
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
      of: app, .mvp, selecting: selection, in: StubRunner(alone: alone, result))
  }

  /// The ranking where checks of some rules in a mode have findings of a kind, after one step.
  private func ranking(
    _ broken: (rule: String, mode: RunMode, kind: Finding.Kind)...
  ) -> [String] {
    results { check in
      broken.first { $0.rule == check.rule && $0.mode == check.mode }
        .map { .found($0.kind, check) }
    }.ranking
  }

  @Test(arguments: [
    (Finding.Kind.visible, Verdict.broken), (.hidden, .broken), (.unstable, .unstable),
    (.notWritten, .notWritten),
  ])
  func `the verdict on a rule is that of its worst check`(kind: Finding.Kind, verdict: Verdict) {
    let results = results { $0.rule == "FF4" && $0.mode == .asWritten ? .found(kind, $0) : nil }
    #expect(results.verdict(on: "FF4") == verdict)
    #expect(results.verdict(on: "FF5") == .holds)
    #expect(!results.isClean)
    #expect(results.ranking == (verdict == .broken ? ["FF4"] : []))
  }

  @Test func `only what was selected is run and decided`() {
    let results = results(selecting: CheckSelection(rule: "FF4", check: nil)) { _ in nil }
    #expect(results.verdict(on: "FF4") == .holds)
    #expect(results.verdict(on: "FF5") == .notRun)
    #expect(results.isClean)
  }

  @Test func `checks that were not run to their end are told, with the reason`() {
    let results = results { $0.rule == "FF4" ? .notRun("it hangs") : nil }
    #expect(results.verdict(on: "FF4") == .notRun)
    #expect(results.remarks.count == 1)
    #expect(results.remarks.first?.contains("FF4") == true)
    #expect(results.remarks.first?.contains("it hangs") == true)
  }

  @Test func `what a dying screen would release is not known, and that is said`() {
    let dead = results { .found(.fatal, $0) }
    #expect(dead.verdict(on: "S5") == .broken)
    for rule in ["S2", "S3", "S4"] { #expect(dead.verdict(on: rule) == .notRun) }
    #expect(dead.remarks.first?.contains("S2, S3 and S4") == true)
  }

  @Test func `a screen that ends leads before what it shows, and what it shows before a leak`() {
    let wrong = (rule: "FF4", mode: RunMode.asWritten, kind: Finding.Kind.visible)
    #expect(ranking((rule: "S5", mode: .enduring, kind: .fatal), wrong) == ["S5", "FF4"])
    #expect(ranking((rule: "S4", mode: .watchingRelease, kind: .hidden), wrong) == ["FF4", "S4"])
    #expect(ranking((rule: "S2", mode: .besideAnother, kind: .hidden), wrong) == ["S2", "FF4"])
  }

  @Test func `what a fresh process never shows is told as state that screens share`() throws {
    let results = results(alone: [.holds, .holds, .holds]) {
      $0.rule == "FF4" && $0.mode == .asWritten ? .found(.visible, $0) : nil
    }
    #expect(results.ranking == ["S2", "FF4"])
    let finding = try #require(results.findings(against: "S2", reference: nil).first)
    #expect(!finding.isShownAlone)
    #expect(finding.hint?.contains("which static, singleton or global") == true)
  }

  @Test func `what a fresh process shows at times is told as chance, and what always, as it is`() {
    func retold(alone: [Verdict]) -> Finding? {
      results(alone: alone) {
        $0.rule == "FF4" && $0.mode == .asWritten ? .found(.visible, $0) : nil
      }.retold
    }
    #expect(retold(alone: [.broken, .holds, .broken])?.hint?.contains("by chance") == true)
    #expect(retold(alone: [.broken, .broken, .broken]) == nil)
  }

  @Test
  func `a rule without points leads by the scenarios whose last step is wrong`() {
    let wrong = AlteredScreen.pattern("Sevens", of: CalculatorApp()) { _, _, right in
      right.text == "7" ? CalculatorDisplay(text: "1") : right
    }
    let results = CheckResults(of: BareApp(), wrong, in: InProcess())
    #expect(results.ranking == ["B2", "B1"])
  }
}

/// Typing alone, by rules that do not say which moments they are about.
private struct BareApp: AppDefinition {
  let name = "bare"
  let title = "Bare"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = CalculatorGesture.allCases
  let rules: [Rule<CalculatorGesture, CalculatorDisplay>] = [
    Rule("B1", "Digits are typed.", scenarios: [scenario("78"), scenario("5")]),
    Rule("B2", "A seven is a seven.", scenarios: [scenario("7")]),
  ]

  private static func scenario(_ keys: String) -> Scenario<CalculatorGesture, CalculatorDisplay> {
    Scenario(
      .typical, keys, from: CalculatorDisplay(text: "0"), keys.map { (String($0), ()) }
    ) { display, gesture, _ in
      display.text = (display.text == "0" ? "" : display.text) + gesture.notation
    }
  }
}
