import AppDefinitions
import AppModels
import AppScreens
import HostileScreens
import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychTestSupport

@testable import TriptychParity

/// What cannot be tried is not run, with the reason; it never holds.
@Suite(.onThreadOfItsOwn)
struct VerdictTests {
  private let app = ColourSelectorApp()

  @Test(arguments: [
    ("S2", Condition.allCases.filter { $0.facts.rule == "S2" }),
    ("S3", [.replacedViews]), ("S4", [.leaks, .servicesOutliveScreen]),
    ("S5", [.plain]), ("S7", [.viaViews]), ("S1", [.plain]), ("S6", [.plain]), ("CS3", [.plain]),
  ])
  func `a rule that cannot be tried is not run, and why`(rule: String, refused: [Condition]) throws
  {
    let report = app.quickReport(on: .plainMVP, in: ReluctantRunner(refused: refused))
    let verdict = try #require(report.rules.first { $0.rule == rule })
    #expect(verdict.verdict == .notRun)
    #expect(verdict.notTried == ["no time"])
    #expect(report.findings == [])
    #expect(!report.isConforming)
    #expect(report.notTried.contains { $0.contains("no time") })
  }

  @Test
  func `a rule whose scenarios begin on new screens that are not the same is not run`() throws {
    let scenarios = try #require(app.checks(of: .plainMVP).first { $0.source == .scenarios }).run()
    let rule = try #require(app.rule("CS3"))
    var finding = Finding(
      app: "colour", rule: "S2", pattern: "MVP", condition: .plain, source: "a new screen",
      moments: [.init(step: nil)], expected: "one", shown: "another", kind: .hidden)
    func verdict() -> PatternReport.RuleVerdict {
      PatternReport.RuleVerdict(on: rule, of: app, [scenarios], [finding])
    }
    #expect(verdict().verdict == .holds)
    finding.isShownAlone = false
    #expect(verdict().verdict == .notRun)
    #expect(verdict().notTried == ["new screens are not the same, because of S2"])
  }

  @Test
  func `a rule of which only the short walks could be taken is not run`() throws {
    func verdict(taking lengths: ClosedRange<Int>) throws -> PatternReport.RuleVerdict {
      let runner = ReluctantRunner(refused: [.viaViews], except: lengths)
      let report = app.quickReport(on: .plainMVP, effort: .brief, in: runner)
      return try #require(report.rules.first { $0.rule == "S7" })
    }
    let hardlyTried = try verdict(taking: 0...8)
    #expect(hardlyTried.verdict == .notRun)
    #expect(hardlyTried.notTried == ["no time"])
    let mostlyTried = try verdict(taking: 1...(.max))
    #expect(mostlyTried.verdict == .holds)
    #expect(mostlyTried.notTried == ["no time"])
  }

  @Test
  func `a rule whose scenarios another fault hides is not decided`() throws {
    let report = app.quickReport(on: .faulty(.emptyAtFirst))
    let hidden = report.rules.filter { $0.verdict == .notRun }
    #expect(report.verdict(on: "S1") == .broken)
    for rule in hidden {
      let reasons = rule.notTried.joined()
      #expect(reasons.contains("because of S1") || reasons.contains("wrong without that"))
    }
    let mute = AlteredScreen.pattern("Mute", of: app) { _, _, right in
      ColourSelectorDisplay(green: false, yellow: false, status: right.status)
    }
    let hidden2 = app.quickReport(on: mute).rules.filter { $0.verdict == .notRun }
    #expect(hidden2.contains { $0.rule == "S2" })
    // Several rules are broken, and which one hides another is not known.
    for rule in hidden2 {
      #expect(rule.notTried.first == "scenarios go wrong before their last step")
    }
  }

  @Test
  func `without a screen, every rule is to be written`() {
    let report = app.report(on: Pattern("Unwritten"))
    #expect(Set(report.rules.map(\.verdict)) == [.notWritten])
    #expect(report.next == "S1")
    #expect(!report.isConforming)
  }

  @Test
  func `in a package's tests, the line under a finding starts the package's command`() {
    let runner = WorkerRunner(byCommandBesideTests: "check")
    let report = app.report(on: Pattern("Unwritten"), in: runner)
    #expect("\(report)".contains("$ swift run check verify colour"), "\(report)")
  }

  @Test
  func `a rule without scenarios is not taken to hold, and one without a code has its own`() {
    let right = BareApp().quickReport(on: .plainMVP)
    #expect(right.verdict(on: "B1") == .holds)
    #expect(right.verdict(on: "B2") == .holds)
    #expect(right.verdict(on: "B3") == .notRun)
    #expect(right.next == "B3")
    let wrong = AlteredScreen.pattern("Sevens", of: BareApp()) { _, _, right in
      right.text == "7" ? CalculatorDisplay(text: "1") : right
    }
    let report = BareApp().quickReport(on: wrong)
    #expect(report.next == "B2")
    #expect(report.verdict(on: "B3") == .notRun)
  }
}

/// Takes walks here, but under some conditions no long ones, or none.
private struct ReluctantRunner: Runner {
  let refused: [Condition]
  var except: ClosedRange<Int>?
  let fresh: (any Runner)? = nil

  func show<Subject: AppDefinition>(
    _ walks: [Walk<Subject.Gesture>], of app: Subject, on pattern: Pattern,
    under condition: Condition
  ) -> [Trail<Subject.State>] {
    let isRefusing = refused.contains(condition)
    let able = walks.filter { !isRefusing || except?.contains($0.steps.count) ?? false }
    var trails = InProcess().show(able, of: app, on: pattern, under: condition)[...]
    return walks.map { walk in
      able.contains(walk) ? trails.removeFirst() : .notRun("no time")
    }
  }
}

/// Typing alone, by rules that are not there as code.
private struct BareApp: AppDefinition {
  let name = "bare"
  let title = "Bare"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = CalculatorGesture.allCases
  let ruleFile = RuleFile<CalculatorGesture, CalculatorDisplay>(
    text: """
      at first  0

      B1 Digits are typed.
      # several
      78  7 | 78
      # one
      5  5

      B2 A seven is a seven.
      # alone
      7  7

      B3 Nothing is known of it.
          condition: late-responses
      """, at: "Bare.rules")
}
