import AppDefinitions
import AppModels
import AppScreens
import Foundation
import HostileScreens
import MVP
import SharedSuite
import Testing

@testable import TriptychParity

/// What a finding says, and that its line finds the same again.
struct FindingTests {
  private let app = ColourSelectorApp()

  @Test
  func `a wrong display is told step by step, with where to look and a line that shows it again`()
    throws
  {
    let finding = try #require(app.quickReport(on: .faulty(.namedInOrder)).findings.first)
    #expect(
      finding.description
        == #"""
        CS3 broken by Faulty: yellow first
                              expected                  shown
          new screen  status  Please choose a switch    Please choose a switch
          yellow=on   yellow  on                        on
                      status  Yellow                    Yellow
          green=on    green   on                        on
                      status  Green and Yellow          Yellow and Green          ≠
            look     is the status made from the switches that are on, or from the last
                     one that was turned?
            again    verify colour --under plain yellow=on green=on --rule CS3
        """#)
  }

  @Test
  func `a leak is told with the condition that shows it, and what is alive`() throws {
    let finding = try #require(app.quickReport(on: .faulty(.cycleInTheEnd)).findings.first)
    #expect(
      finding.description
        == """
        S4 broken by Faulty: 1 step, watching what is released
            after step 1, "green=on"
            expected everything released with the screen
            shown    Cycle alive
            look     which of these references should be weak, does anything else own
                     one of these objects, and, in MVVM, does a replaced view end its
                     bindings?
            again    verify colour --under leaks green=on
        """)
  }

  /// Some systems refuse a command with such a text, and a page of it cannot be read.
  @Test
  func `a long text that cannot be shorter is shown by its ends, and found again by a search`()
    throws
  {
    let text = (0..<3_000).map { "\($0 * 7_919 % 10_007)," }.joined()
    let moments = [
      Finding.Moment(step: nil),
      Finding.Moment(
        step: "input=\(text)", expected: [Widget("input", shows: text)],
        shown: [Widget("input", shows: text + "1")]),
    ]
    let finding = Finding(
      app: "token", rule: "TC3", pattern: "Long", condition: .plain, source: "random steps",
      moments: moments, expected: "one", shown: "another", kind: .visible)
    #expect(finding.again == ["verify", "token", "--rule", "TC3"])
    #expect(finding.description.contains("characters)"))
    #expect(finding.description.utf8.count < 2_000)
    let json = try String(decoding: JSONEncoder().encode(finding), as: UTF8.self)
    #expect(json.contains(text), "programs get long texts whole")
  }

  @Test
  func `of two long texts a reader gets the place where they differ`() {
    let shared = String(repeating: "1,", count: 100)
    let shown = TokenCalculatorDisplay(separators: ",", input: shared + "x", total: "3")
    let expected = TokenCalculatorDisplay(separators: ",", input: shared + "y", total: "3")
    #expect(shown.summary(where: expected) == #"input …"1,1,1,1,x""#)
  }

  @Test
  func `what no scenario shows is found all the same, with the scenario that would show it`() throws
  {
    let app = CalculatorApp()
    let rare = AlteredScreen.pattern("Rare", of: app) { _, _, right in
      right.text == "868" ? CalculatorDisplay(text: "686") : right
    }
    let report = app.report(
      on: rare, effort: Effort(gestures: 10_000, length: 3, walks: 1))
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "")
    #expect(finding.steps == ["8", "6", "8"])
    #expect(report.holding == report.rules.count)
    #expect(!report.isConforming)
    #expect(try app.again(finding, on: rare)?.moments == finding.moments)
    let proposal = ["at first  text: 0", "X1 A statement.", "# found"] + finding.scenario
    let file = RuleFile<CalculatorGesture, CalculatorDisplay>(
      text: proposal.joined(separator: "\n"), at: "Proposal.rules")
    let scenario = try #require(file.rules.last?.scenarios.first)
    #expect(app.breaks(scenario, on: rare, in: InProcess()))
    #expect(!app.breaks(scenario, on: .mvp, in: InProcess()))
  }

  @Test
  func `what is wrong only after a view was replaced breaks the rule on new views`() throws {
    let steps =
      Array(repeating: Step<ColourSelectorGesture>.replaceView, count: 10)
      + [.gesture(.turn(.green, on: true))]
    let outcome = app.outcome(of: steps, under: .plain, on: .faulty(.silentNinthView))
    guard case .wrong(let finding) = outcome else {
      Issue.record("not found")
      return
    }
    #expect(finding.rule == "S3")
    #expect(finding.steps == Array(repeating: "replace-view", count: 9) + ["green=on"])
    #expect(finding.hint?.contains("a new view") == true)
  }

  @Test
  func `what a single check finds has the rule of which scenarios go wrong`() throws {
    let app = CalculatorApp()
    let silent = AlteredScreen.pattern("Silent", of: app) { last, gesture, right in
      gesture != nil && right.text == "error" ? last : right
    }
    let checks = app.checks(of: silent, effort: .brief).filter { $0.condition == .plain }
    let results: [CheckResult] = checks.map { $0.run(in: InProcess()) }
    let found = results.filter { $0.source != .scenarios }.compactMap(\.findings.first)
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.rule)) == ["FF10"])
    let steps = try Step<CalculatorGesture>.read("+")
    guard case .wrong(let finding) = app.outcome(of: steps, under: .plain, on: silent) else {
      Issue.record("not found")
      return
    }
    #expect(finding.rule == "FF10")
  }

  @Test
  func `a scenario that is proposed is read as it was written, whatever it shows`() throws {
    let texts = ["", " a; b | \"c\" \\(d)  ", "e\u{301}\n\t\r\u{200D}", "# x", "한글,😀"]
    let moments = ([nil] + texts.map(Optional.some)).map { text in
      Finding.Moment(
        step: text.map { "input=\($0)" },
        expected: [
          Widget("separators", shows: ""), Widget("input", shows: text ?? ""),
          Widget("total", shows: text.map { "\($0)!" } ?? "0"),
        ], shown: [])
    }
    var last = moments
    let end = last.removeLast()
    last.append(
      Finding.Moment(
        step: end.step, expected: end.expected,
        shown: end.expected.map { Widget($0.name, shows: "x") }))
    let finding = Finding(
      app: "token", rule: "", pattern: "Any", condition: .plain, source: "random steps",
      moments: last, expected: "one", shown: "another", kind: .visible)
    let proposal = ["at first  total: 0", "X1 A statement.", "# found"] + finding.scenario
    let file = RuleFile<TokenCalculatorGesture, TokenCalculatorDisplay>(
      text: proposal.joined(separator: "\n"), at: "Proposal.rules")
    #expect(file.mistake == nil)
    let scenario = try #require(file.rules.last?.scenarios.first)
    #expect(scenario.widgets == last.map(\.expected))
  }

  @Test(arguments: [
    (FaultyColourScreen.Fault.emptyAtFirst, "S1", nil), (.forgottenOnReplacing, "S3", nil),
    (.notReplaced, "S3", "FaultyView after replacing it"),
    (.keptOldView, "S4", "FaultyView alive"), (.cycleInOldView, "S4", "FaultyView alive"),
    (.cycleInScreen, "S4", "Cycle alive"),
  ])
  func `a fault is told by the rule that explains it, and what was not released by its type`(
    fault: FaultyColourScreen.Fault, rule: String, shown: String?
  ) throws {
    let report = app.quickReport(on: .faulty(fault))
    let finding = try #require(report.findings.first)
    #expect(finding.rule == rule)
    #expect(report.next == rule)
    if let shown { #expect(finding.shown.contains(shown)) }
  }

  @Test(arguments: [FaultyColourScreen.Fault.none, .constantOfAll])
  func `a correct screen conforms`(fault: FaultyColourScreen.Fault) {
    let report = app.quickReport(on: .faulty(fault))
    #expect(report.findings == [])
    #expect(report.next == nil)
  }

  @Test func `of two displays that are allowed, the specified one is expected`() {
    let specified = ColourSelectorDisplay(green: true, yellow: false, status: "Green")
    let spoilt = ColourSelectorDisplay(green: false, yellow: false, status: "Green")
    let shown = ColourSelectorDisplay(green: true, yellow: true, status: "Yellow")
    let reference = Reference([specified]).orSeen([spoilt])
    #expect(reference.expected(after: 0, besides: shown.widgets) == specified.widgets)
    #expect(reference.expected(after: 0, besides: spoilt.widgets) == spoilt.widgets)
  }
}
