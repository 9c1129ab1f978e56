import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// Which of several broken rules is told first, and what is not known where a screen does not live.
struct LeadingRuleTests {
  private let app = CalculatorApp()

  private func results(
    selecting selection: CheckSelection = .all, _ result: @escaping (Check) -> CheckResult?
  ) -> CheckResults<CalculatorApp> {
    CheckResults(of: app, .mvp, selecting: selection, in: StubRunner(result))
  }

  /// The ranking where checks of some rules in a mode have findings of a kind.
  private func ranking(
    _ broken: [(rule: String, mode: RunMode?, kind: Finding.Kind, steps: [String])]
  ) -> [String] {
    results { check in
      broken.first { $0.rule == check.rule && ($0.mode == nil || $0.mode == check.mode) }
        .map { .found($0.kind, check, after: $0.steps) }
    }.ranking
  }

  @Test func `a screen that ends leads before what it shows, and a slow one behind`() {
    let wrong = ("FF4", RunMode?.some(.asWritten), Finding.Kind.visible, ["5"])
    #expect(ranking([("S5", .enduring, .fatal, ["5"]), wrong]) == ["S5", "FF4"])
    #expect(ranking([("S5", .enduring, .hidden, ["5"]), wrong]) == ["FF4", "S5"])
  }

  @Test func `what a screen beside another shows leads, and what only walks show does not`() {
    let wrong = ("FF4", RunMode?.some(.asWritten), Finding.Kind.visible, ["5"])
    #expect(ranking([wrong, ("S2", .besideAnother, .hidden, ["5"])]) == ["S2", "FF4"])
    #expect(ranking([wrong, ("S2", .throughViews, .hidden, ["5"])]) == ["FF4", "S2"])
    #expect(ranking([wrong, ("S2", .besideAnother, .fatal, ["5"])]).first == "FF4")
  }

  @Test func `what is wrong on a new screen leads before what is wrong later`() {
    let later = ("FF2", RunMode?.some(.asWritten), Finding.Kind.visible, ["5"])
    #expect(ranking([later, ("FF9", .asWritten, .visible, [])]) == ["FF9", "FF2"])
    #expect(ranking([later, ("S4", .watchingRelease, .hidden, ["5"])]) == ["FF2", "S4"])
    let views = ("S3", RunMode?.some(.replacingViews), Finding.Kind.visible, ["5"])
    #expect(ranking([("S4", .watchingRelease, .hidden, ["5"]), views]) == ["S3", "S4"])
    #expect(ranking([views, later]) == ["FF2", "S3"])
  }

  @Test func `a finding that tells of another rule is shown under it, or under its own alone`() {
    var runs: [String: Int] = [:]
    func made(_ check: Check) -> CheckResult? {
      guard check.rule == "FF4", check.mode == .asWritten else { return nil }
      runs[check.name, default: 0] += 1
      return (runs[check.name] ?? 0) > 1
        ? .found(.late, check, rule: "S1") : .found(.visible, check)
    }
    let all = results(made)
    #expect(all.retold?.rule == "S1")
    #expect(all.ranking == ["S1", "FF4"])
    #expect(all.findings(against: "FF4", reference: nil).isEmpty == false)
    #expect(all.verdict(on: "S1") == .broken)
    let findings = all.findings(against: "S1", reference: nil)
    #expect(findings.map(\.kind) == [.late])
    runs = [:]
    let selected = results(selecting: CheckSelection(rule: "FF4", check: nil), made)
    #expect(selected.ranking == ["FF4"])
    #expect(selected.verdict(on: "FF4") == .broken)
    #expect(selected.verdict(on: "S1") == .notRun)
    let own = selected.findings(against: "FF4", reference: nil)
    #expect(own.first?.kind == .late)
    #expect(Set(own.map(\.check)).count == own.count)
  }

  @Test func `what a dying screen would release is not known, and that is said`() {
    let dead = results { .found(.fatal, $0) }
    #expect(dead.verdict(on: "S5") == .broken)
    #expect(dead.verdict(on: "FF4") == .broken)
    for rule in ["S2", "S3", "S4"] { #expect(dead.verdict(on: rule) == .notRun) }
    #expect(
      dead.remarks == ["nothing known of S2, S3 and S4: the screen does not live to show it"])
    let dying = results { check in
      check.mode == .watchingRelease ? .found(.fatal, check) : nil
    }
    #expect(dying.verdict(on: "S4") == .broken)
    #expect(dying.remarks == [])
  }

  @Test func `what is unstable is not run again, and comes behind what is broken`() {
    let runner = StubRunner { check in
      guard check.rule == "FF4", check.mode == .asWritten else { return nil }
      return .found(.unstable, check)
    }
    let results = CheckResults(of: app, .mvp, in: runner)
    let before = runner.checked.count
    let findings = results.findings(against: "FF4", reference: nil)
    #expect(findings.allSatisfy { $0.kind == .unstable })
    #expect(!findings.isEmpty)
    #expect(runner.checked.count == before)
    #expect(results.findings(against: "FF5", reference: nil).isEmpty)
    #expect(results.verdict(on: "FF4") == .unstable)
    #expect(results.nextRule?.number == "FF4")
  }

  @Test func `checks on screens apart are run first, and those on survival before all others`() {
    let runner = StubRunner()
    _ = CheckResults(of: app, .mvp, in: runner)
    let modes = runner.checked.map(\.mode)
    let apart = modes.prefix { $0 == .besideAnother }
    #expect(!apart.isEmpty)
    let enduring = modes.dropFirst(apart.count).prefix { $0 == .enduring }
    #expect(enduring.count == modes.count { $0 == .enduring })
    #expect(modes.dropFirst(apart.count + enduring.count).contains(.besideAnother))
    #expect(runner.checked.count == Set(runner.checked.map(\.index)).count)
  }

  @Test(
    arguments: [
      (nil, nil, true, true), ("FF4", nil, true, false), ("FF5", nil, false, false),
      (nil, "a sum", true, false), (nil, "a", false, false), ("FF4", "a sum", true, false),
      ("FF5", "a sum", false, false), ("FF4", "a", false, false),
    ] as [(String?, String?, Bool, Bool)])
  func `checks are selected by their rule, by their name, or by both`(
    rule: String?, name: String?, isIn: Bool, isAll: Bool
  ) {
    let selection = CheckSelection(rule: rule, check: name)
    let check = Check(app: "app", rule: "FF4", pattern: "MVP", name: "a sum") { _ in
      CheckResult(steps: 0, finding: nil)
    }
    #expect(selection.contains(check) == isIn)
    #expect(selection.isAll == isAll)
  }

  @Test func `walks that nobody takes usually are selected by their number`() {
    func has(_ name: String) -> Bool {
      app.hasChecks(in: CheckSelection(rule: nil, check: name), of: .mvp)
    }
    #expect(has("walk 4711, with pauses"))
    #expect(!has("walk 4711, with nothing"))
    #expect(!app.hasChecks(in: CheckSelection(rule: "XX", check: nil), of: .mvp))
    #expect(app.hasChecks(in: CheckSelection(rule: "FF4", check: nil), of: .mvp))
  }
}
