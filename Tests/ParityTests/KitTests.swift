import AppModels
import AppRules
import AppScreens
import MVP
import MVVM
import Parity
import TestSupport
import Testing

/// Wrong screens of each kind, the rules that they break, and what is said of them.
@Suite(.onThreadOfItsOwn)
struct KitTests {
  private let app = ColourSelectorApp()

  @Test(
    arguments: [
      (.none, [], nil), (.constantOfAll, [], nil), (.emptyAtFirst, ["S1", "S3", "CS1"], nil),
      (.namedInOrder, ["CS1", "CS2", "CS3"], nil), (.sharedByAll, ["S2"], nil),
      (.tiredAfterTwenty, ["S3", "CS2"], nil), (.forgottenOnReplacing, ["S3"], nil),
      (.notReplaced, ["S3", "S4"], "FaultyView still in place"),
      (.keptOldView, ["S4"], "FaultyView alive"), (.toldOldView, ["S4"], nil),
      (.cycleInOldView, ["S4"], "FaultyView alive"), (.cycleInScreen, ["S4"], "Cycle alive"),
      (.cycleInTheEnd, ["S4"], "Cycle alive"),
    ] as [(FaultyScreen.Fault, Set<String>, String?)])
  func `a fault breaks the rules it should and no other, and what was not released is named`(
    fault: FaultyScreen.Fault, rules: Set<String>, unreleased: String?
  ) {
    let rows = rows(on: fault).filter { $0.verdict == .broken }
    #expect(Set(rows.map(\.rule)) == rules)
    let shown = Set(rows.filter { $0.rule == "S4" }.flatMap(\.findings).map(\.shown))
    #expect(unreleased.map(shown.contains) ?? true, "\(shown)")
  }

  @Test
  func `a finding says which rule, who broke it, where, what had to be and what was`() throws {
    let row = try #require(rows(on: .namedInOrder).first { $0.rule == "CS3" })
    let finding = try #require(row.findings.first)
    #expect(
      finding.description
        == #"""
        CS3 broken by Faulty (colour, yellow first): after step 2, "green=on", expected status \#
        "Green and Yellow", shown status "Yellow and Green"
          a new screen shows green "off" yellow "off" status "Please choose a switch"
          "yellow=on" shows green "off" yellow "on" status "Yellow"
          "green=on" shows green "on" yellow "on" status "Yellow and Green", not green "on" yellow \#
        "on" status "Green and Yellow"
          look: is the status made from what is on, or from what came last?
          again: verify colour --rule CS3 --scenario 'yellow first'
        """#)
    #expect(finding.steps == ["yellow=on", "green=on"])
  }

  @Test
  func `a view that hears something after it was replaced is told of`() throws {
    let row = try #require(rows(on: .toldOldView).first { $0.rule == "S4" })
    #expect(row.findings.contains { $0.expected == "nothing to reach a view that was replaced" })
  }

  @Test
  func `what all screens share may change hands, and a view may be blanked as it goes`() {
    let pattern = Pattern("Shared", SharedStateScreen.init)
    let rows = Report(on: app, of: [pattern], searches: []).rows
    #expect(rows.first { $0.rule == "S4" }?.verdict == .holds)
  }

  @Test
  func `a pattern without a screen for the app has its rules not written`() {
    let report = Report(on: app, of: [Pattern("Unwritten")])
    #expect(Set(report.rows.map(\.verdict)) == [.notWritten])
    #expect(!report.isConforming)
  }

  @Test
  func `the test that the article on the kit shows is a whole one`() {
    for check in ColourSelectorApp().checks(of: .mvvm) {
      if let finding = check.run().finding { Issue.record("\(finding)") }
    }
  }

  @Test
  func `no pattern at all does not conform`() {
    #expect(!Report(on: app, of: []).isConforming)
  }

  @Test
  func `an app that lists no rule on replacing views is held to it all the same`() {
    let report = Report(on: AppWithAnEmptyRule(), of: [.faulty(.notReplaced)], searches: [])
    #expect(report.rows.map(\.rule) == ["X1", "X2", "S5", "S2", "S3", "S4"])
    #expect(report.rows.map(\.verdict) == [.notRun, .holds, .holds, .holds, .broken, .broken])
  }

  @Test
  func `a rule without scenarios is not taken to hold`() {
    let report = Report(on: AppWithAnEmptyRule(), of: [.mvp], searches: [])
    #expect(report.rows.filter { $0.rule == "X1" }.map(\.verdict) == [.notRun])
    #expect(!report.isConforming)
  }

  private func rows(on fault: FaultyScreen.Fault) -> [Report.Row] {
    Report(on: app, of: [.faulty(fault)], searches: [], selecting: .undisturbed).rows
  }
}

private struct AppWithAnEmptyRule: AppDefinition {
  let alphabet = ColourSelectorGesture.allCases
  let name = "empty"
  let title = "Empty"
  let notation = ""
  let demonstration: [String] = []
  let rules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] = [
    Rule("X1", "Nothing is known.", scenarios: []),
    Rule(
      "X2", "Green can be turned on.",
      scenarios: [
        Scenario(
          .typical, "green", from: choose, [("green=on", "Green")]
        ) { display, _, status in
          display = ColourSelectorDisplay(green: true, yellow: false, status: status)
        }
      ]),
  ]

  private static let choose = ColourSelectorDisplay(
    green: false, yellow: false, status: "Please choose a switch")
}

/// Holds one or the other of two constants, and blanks the view that it replaces.
private final class SharedStateScreen: Screen {
  private final class Mode: Sendable {}

  private static let modes = [Mode(), Mode()]
  private(set) var view = BlankableView()
  private var mode = SharedStateScreen.modes[0]
  private var turns = 0

  func perform(_ gesture: ColourSelectorGesture) {
    turns += 1
    mode = Self.modes[turns % 2]
  }

  func replaceView() {
    view.display.status = ""
    view = BlankableView()
  }
}

private final class BlankableView: HeadlessView {
  fileprivate(set) var display = ColourSelectorDisplay(green: false, yellow: false, status: "on")

  func perform(_ gesture: ColourSelectorGesture) {}
}
