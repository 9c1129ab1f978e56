import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// By which rule a difference is told, and what becomes of it in a fresh process.
struct DifferenceRuleTests {
  private let app = ColourSelectorApp()
  private let green = ColourSelectorDisplay(green: true, yellow: false, status: "Green")

  private func difference(
    beside first: String = "specification", _ change: (inout Difference) -> Void = { _ in }
  ) throws -> Difference {
    let displays = [green, green, ColourSelectorDisplay()]
    var difference = Difference(
      app.name, after: ["green=on"], between: [first, "Right", "Wrong"], showing: displays)
    difference.moments = [
      Difference.Moment(step: nil, displays: displays.map { _ in green.widgets }),
      Difference.Moment(step: "green=on", displays: displays.map(\.widgets)),
    ]
    change(&difference)
    let steps = try Step<ColourSelectorGesture>.read("green=on")
    difference.attribute(app, steps, displays)
    return difference
  }

  @Test func `only a pattern that differs from the specification breaks a rule`() throws {
    let told = try difference()
    #expect(told.broken.map(\.pattern) == ["Wrong"])
    #expect(told.broken.map(\.rule) == ["CS2"])
    #expect(told.verdict == "CS2 broken by Wrong")
    let untold = try difference(beside: "MVC")
    #expect(untold.broken.isEmpty)
    #expect(untold.verdict == "patterns differ")
  }

  @Test func `what the same steps do not show again breaks the rule on screens apart`() throws {
    let told = try difference { $0.isRepeatable = false }
    #expect(told.broken.map(\.pattern) == ["Wrong"])
    #expect(told.broken.map(\.rule) == ["S2"])
    #expect(try difference(beside: "MVC") { $0.isRepeatable = false }.broken.isEmpty)
  }

  private func result(_ difference: Difference) -> SearchResult {
    var result = SearchResult(of: .sequences(length: 1), over: ["specification", "Right", "Wrong"])
    result.difference = difference
    return result
  }

  @Test func `what a fresh process does not show is told of the patterns that it differs on`()
    throws
  {
    let shared = StubRunner(looking: { _ in green.widgets })
    let told = result(try difference()).confirmed(by: shared, of: app).difference
    #expect(told?.isRepeatable == false)
    #expect(told?.broken.map(\.pattern) == ["Wrong"])
    #expect(told?.broken.map(\.rule) == ["S2"])
    let both = StubRunner(looking: { _ in [] })
    #expect(
      result(try difference()).confirmed(by: both, of: app).difference?.broken.map(\.pattern)
        == ["Right", "Wrong"])
    let apart = result(try difference(beside: "MVC")).confirmed(by: shared, of: app).difference
    #expect(apart?.isRepeatable == false)
    #expect(apart?.broken.isEmpty == true)
  }

  @Test func `what a fresh process shows too, or cannot say, stays as it is`() throws {
    let found = try difference()
    func confirmed(_ difference: Difference, _ look: @escaping (String) -> [Widget]?) -> Difference?
    {
      result(difference).confirmed(by: StubRunner(looking: look), of: app).difference
    }
    let blank = ColourSelectorDisplay().widgets
    #expect(confirmed(found) { $0 == "Wrong" ? blank : green.widgets } == found)
    #expect(confirmed(found) { _ in nil } == found)
    let fatal = try difference { $0.isFatal = true }
    #expect(confirmed(fatal) { _ in [] } == fatal)
    let chance = try difference { $0.isRepeatable = false }
    #expect(confirmed(chance) { _ in [] } == chance)
    let early = try difference { $0.moments = [] }
    #expect(confirmed(early) { _ in [] } == early)
  }

  @Test func `a difference as a finding tells what one pattern shows beside the first`() throws {
    let finding = Finding(try difference(), in: "Wrong", check: "a search")
    #expect(finding.rule == "CS2")
    #expect(finding.kind == .visible)
    #expect(finding.expected.contains(#"status "Green""#))
    #expect(finding.moments.map(\.step) == [nil, "green=on"])
    #expect(finding.moments.last?.wrongWidgets == ["green", "status"])
    #expect(finding.steps == ["green=on"])
    let right = Finding(try difference(), in: "Right", check: "a search")
    #expect(right.rule == "parity")
    #expect(right.wrongWidgets == [])
    #expect(right.hint == "what do the mediators of the two patterns do with the last gesture?")
  }

  @Test func `an end, and what is not shown again, are findings of steps alone`() throws {
    let end = Finding(try difference { $0.isFatal = true }, in: "Wrong", check: "a search")
    #expect(end.kind == .fatal)
    #expect(end.steps == ["green=on"])
    #expect(end.moments.allSatisfy { $0.shown.isEmpty })
    let chance = try difference(beside: "MVC") { $0.isRepeatable = false }
    let finding = Finding(chance, in: "Wrong", check: "a search")
    #expect(finding.kind == .hidden)
    #expect(finding.moments.allSatisfy { $0.shown.isEmpty })
    #expect(finding.hint?.contains("which breaks S2") == true)
  }

  @Test func `a search blames those that break a rule, or whose end did not come again`() throws {
    var found = result(try difference())
    #expect(found.blames("Wrong"))
    #expect(!found.blames("Right"))
    #expect(found.findings.map(\.pattern) == ["Wrong"])
    let check = Check(app: "colour", rule: "X1", pattern: "Right", name: "a") { _ in
      CheckResult(steps: 0, finding: nil)
    }
    found.difference = nil
    found.unstable = [Finding(ProcessFailure(.wentSilent), then: nil, of: check)]
    #expect(found.blames("Right"))
    #expect(!found.blames("Wrong"))
    #expect(found.findings.isEmpty)
  }

  @Test func `a new view of a strange kind is told of, and one that stays where it was`() throws {
    let rule = try #require(app.allRules.first { $0.number == "S3" })
    func finding(_ fault: FaultyScreen.Fault, _ mode: RunMode, seed: UInt64 = 0) -> Finding? {
      ModeRun(
        app: app, rule: rule, pattern: "Faulty", mode: mode, name: "a run",
        makeScreen: { FaultyScreen(fault) }, grace: Grace(), seed: seed
      ).finding(after: [.gesture(.turn(.green, on: true)), .replaceView])
    }
    let kept = try #require(finding(.notReplaced, .replacingViews))
    #expect(kept.expected == "a new view")
    #expect(kept.shown == "the same FaultyView")
    #expect(kept.kind == .hidden)
    #expect(kept.steps == ["green=on", "replace-view"])
    let forgotten = try #require(finding(.forgottenOnReplacing, .replacingViews))
    #expect(forgotten.kind == .visible)
    #expect(forgotten.wrongWidgets == ["green", "status"])
    for seed in 1...4 as ClosedRange<UInt64> {
      let held = try #require(finding(.forgottenOnReplacing, .holdingReplacedViews, seed: seed))
      #expect(held.shown.hasSuffix(", while replaced views are held or let go"))
      #expect(held.foundAfter == 2)
      #expect(held.hint?.contains("what does a replaced view still do") == true)
    }
    for mode in RunMode.allCases where ![.countingMemory, .pausing].contains(mode) {
      #expect(finding(.none, mode, seed: mode == .asWritten ? 0 : 3) == nil, "\(mode)")
    }
  }
}
