import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What is said of progress, and of what was not run.
struct ProgressWordTests {
  private let app = CalculatorApp()

  private func progress(
    holding: Int = 3, next: String? = nil, finding: Finding? = nil, others: [String] = [],
    undecided: Int = 0, remarks: [String] = []
  ) -> PatternProgress {
    PatternProgress(
      app: "four-function", pattern: "Mine", holding: holding, rules: 3, next: next,
      statement: next.map { "\($0) is this." }, finding: finding, others: others,
      undecided: undecided, remarks: remarks)
  }

  private var finding: Finding? {
    let check = Check(app: "four-function", rule: "FF4", pattern: "Mine", name: "a sum") { _ in
      CheckResult(steps: 0, finding: nil)
    }
    return CheckResult.found(.visible, check).finding
  }

  @Test func `only what holds whole, with nothing found and all run, is complete`() {
    #expect(progress().isComplete)
    #expect(!progress(holding: 2).isComplete)
    #expect(!progress(finding: finding).isComplete)
    #expect(!progress(remarks: ["a check was not run"]).isComplete)
  }

  @Test func `progress is told in a line, with what is next and what is not known`() {
    #expect(progress().description == "Mine, four-function: 3 of 3 rules hold")
    #expect(
      progress(holding: 2, next: "FF4").description == """
        Mine, four-function: 2 of 3 rules hold, next is FF4
        FF4 is this.
        no check of it was run; has it scenarios?
        """)
    #expect(
      progress(holding: 2, next: "FF4", undecided: 1, remarks: ["it hangs"]).description == """
        Mine, four-function: 2 of 3 rules hold, next is FF4
        FF4 is this.
        it hangs
        """)
    let found = progress(
      holding: 1, next: "FF4", finding: finding, others: ["S3", "S4"], undecided: 1
    ).description
    #expect(
      found.hasPrefix(
        "Mine, four-function: 1 of 3 rules hold, 1 not decided, next is FF4\nFF4 is this.\nFF4 "))
    #expect(found.hasSuffix("\n  also broken, perhaps for the same reason: S3 and S4"))
    #expect(
      progress(holding: 2, finding: finding).description
        .hasPrefix("Mine, four-function: 2 of 3 rules hold\nFF4 broken by"))
    #expect(progress().alsoBroken == nil)
  }

  @Test func `of rules that are not written the first in building is next, and those with checks`()
  {
    let unwritten = CheckResults(
      of: app, .mvp,
      in: StubRunner { ["FF2", "S3"].contains($0.rule) ? .found(.notWritten, $0) : nil })
    #expect(unwritten.nextRule?.number == "FF2")
    #expect(unwritten.ranking == [])
    let told = unwritten.progress(with: nil)
    #expect(told.holding == told.rules - 2)
    #expect(told.undecided == 0)
    let open = CheckResults(
      of: app, .mvp,
      in: StubRunner { check in
        switch check.rule {
        case "S1": .notRun("no time")
        case "FF2": .found(.notWritten, check)
        default: nil
        }
      })
    #expect(open.nextRule?.number == "FF2")
    #expect(open.progress(with: nil).undecided == 1)
    let late = CheckResults(
      of: app, .mvp,
      in: StubRunner { ["FF2", "S1"].contains($0.rule) ? .notRun("no time") : nil })
    #expect(late.nextRule?.number == "S1")
  }

  @Test func `a search that was not run to its end is told where all rules hold`() {
    let runner = StubRunner { $0.search == nil ? nil : .notRun("no time") }
    let progress = app.progress(of: .mvp, in: runner)
    #expect(progress.holding == progress.rules)
    #expect(!progress.isComplete)
    #expect(progress.remarks.count == app.usualSearches().count)
    #expect(
      progress.remarks.first == "every state, beside specification not run to the end: no time")
    let broken = StubRunner { $0.search == nil ? nil : .found(.visible, $0, rule: "FF6") }
    let found = app.progress(of: .mvp, in: broken)
    #expect(found.next == "FF6")
    #expect(found.holding == found.rules - 1)
    #expect(broken.checked.count { $0.search != nil } == 1)
  }

  @Test func `a report sums up what was run, and only a whole one conforms`() {
    let report = Report(on: app, of: [.mvp], searches: [], in: StubRunner())
    #expect(report.isConforming)
    #expect(report.rows.map(\.rule) == app.allRules.map(\.number))
    #expect(report.rows.allSatisfy { $0.scenarios > 0 && $0.steps >= $0.scenarios })
    #expect(report.alphabet == 16)
    let music = Report(on: MusicSearchApp(), of: [.mvp], searches: [], in: StubRunner())
    #expect(music.alphabet == MusicSearchApp().steps.count)
    let open = Report(
      on: app, of: [.mvp], searches: [],
      in: StubRunner { $0.rule == "FF4" ? .notRun("no time") : nil })
    #expect(!open.isConforming)
    let row = open.rows.first { $0.rule == "FF4" }
    #expect(row?.scenarios == 0)
    #expect(row?.steps == 0)
    #expect(row?.verdict == .notRun)
    #expect(row?.findings.isEmpty == true)
  }

  @Test func `rows come rule by rule, and in a rule pattern by pattern`() {
    let report = Report(
      on: app, of: [.mvp, Pattern("Unwritten")], searches: [],
      selecting: CheckSelection { ["FF1", "FF2"].contains($0.rule) }, in: StubRunner())
    #expect(report.rows.map(\.rule) == ["FF1", "FF1", "FF2", "FF2"])
    #expect(report.rows.map(\.pattern) == ["MVP", "Unwritten", "MVP", "Unwritten"])
    #expect(report.count(.gestures) == 0)
    #expect(report.difference == nil)
  }

  @Test func `a false alarm about a right screen is told with what was not run`() {
    let screen = RightScreen("odd", of: "colour", technique: "It is odd.") { FaultyScreen(.none) }
    let app = ColourSelectorApp()
    let clean = app.examine(screen, beside: .mvp, searches: [], in: StubRunner())
    #expect(clean.isClean)
    #expect(clean.broken == [])
    #expect(clean.remarks == [])
    let runner = StubRunner { check in
      guard check.pattern == "odd" else { return nil }
      switch check.rule {
      case "CS2": return .found(.unstable, check)
      case "CS3": return check.mode == .asWritten ? .found(.visible, check) : nil
      case "CS4": return .notRun("no time")
      default: return nil
      }
    }
    let report = app.examine(screen, beside: .mvp, searches: [], in: runner)
    #expect(!report.isClean)
    #expect(report.broken == ["CS2", "CS3"])
    #expect(report.finding?.rule == "CS3")
    #expect(report.remarks.count == 1)
    #expect(report.remarks.first?.hasSuffix("not run to the end (of CS4): no time") == true)
    #expect(report.name == "odd")
    #expect(report.technique == "It is odd.")
  }
}
