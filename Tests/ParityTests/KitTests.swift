import AppModels
import AppRules
import AppScreens
import MVP
import Parity
import TestSupport
import Testing

@Suite(.onThreadOfItsOwn)
struct KitTests {
  private let app = ColourSelectorApp()

  @Test(
    arguments: [
      (.none, []), (.constantOfAll, []), (.emptyAtFirst, ["S1", "S3", "CS1"]),
      (.namedInOrder, ["CS1", "CS2", "CS3"]),
      (.sharedByAll, ["S2"]), (.tiredAfterTwenty, ["S3", "CS2"]),
      (.forgottenOnReplacing, ["S3"]),
      (.notReplaced, ["S3", "S4"]), (.keptOldView, ["S4"]), (.toldOldView, ["S4"]),
      (.cycleInOldView, ["S4"]), (.cycleInScreen, ["S4"]), (.cycleInTheEnd, ["S4"]),
    ] as [(FaultyScreen.Fault, Set<String>)])
  func `a fault breaks the rules it should and no other`(
    fault: FaultyScreen.Fault, rules: Set<String>
  ) throws {
    let broken = Set(try rows(on: fault).filter { $0.verdict == .broken }.map(\.rule))
    #expect(broken == rules)
  }

  @Test
  func `a finding says which rule, who broke it, where, what had to be and what was`() throws {
    let row = try #require(rows(on: .namedInOrder).first { $0.rule == "CS3" })
    #expect(
      row.findings.map(\.description) == [
        #"""
        CS3 broken by Faulty (colour, yellow first): after step 2, "green=on", expected status \#
        "Green and Yellow", shown status "Yellow and Green"
          a new screen shows green "off" yellow "off" status "Please choose a switch"
          "yellow=on" shows green "off" yellow "on" status "Yellow"
          "green=on" shows green "on" yellow "on" status "Yellow and Green", not green "on" yellow \#
        "on" status "Green and Yellow"
          look: is the status made from what is on, or from what came last?
          again: verify colour --rule CS3 --scenario 'yellow first'
        """#,
        #"""
        CS3 broken by Faulty (colour, green off and on again): after step 4, "green=on", expected \#
        status "Green and Yellow", shown status "Yellow and Green"
          a new screen shows green "off" yellow "off" status "Please choose a switch"
          "green=on" shows green "on" yellow "off" status "Green"
          "yellow=on" shows green "on" yellow "on" status "Green and Yellow"
          "green=off" shows green "off" yellow "on" status "Yellow"
          "green=on" shows green "on" yellow "on" status "Yellow and Green", not green "on" yellow \#
        "on" status "Green and Yellow"
          look: is the status made from what is on, or from what came last?
          again: verify colour --rule CS3 --scenario 'green off and on again'
        """#,
      ])
    #expect(row.findings[0].steps == ["yellow=on", "green=on"])
  }

  @Test(arguments: [
    (FaultyScreen.Fault.notReplaced, "FaultyView still in place"),
    (.keptOldView, "FaultyView alive"),
    (.cycleInOldView, "FaultyView alive"),
    (.cycleInScreen, "Cycle alive"),
    (.cycleInTheEnd, "Cycle alive"),
  ])
  func `what was not released is named`(fault: FaultyScreen.Fault, shown: String) throws {
    let row = try #require(rows(on: fault).first { $0.rule == "S4" })
    #expect(Set(row.findings.map(\.shown)).contains(shown))
  }

  @Test
  func `a view that hears something after it was replaced is told of`() throws {
    let row = try #require(rows(on: .toldOldView).first { $0.rule == "S4" })
    #expect(
      row.findings.map(\.description).contains(
        #"""
        S4 broken by Faulty (colour, green alone, watching what is released): after step 2, \#
        "green=on", expected nothing to reach a view that was replaced, shown green \#
        "on" status "Green"
          steps: "replace-view", "green=on"
          look: which of the references among these should be weak, who else keeps one of them, and \#
        are a replaced view's bindings ended?
          again: verify colour --rule S4 --scenario 'green alone, watching what is released'
        """#))
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
    #expect(Set(report.rows.map(\.scenarios)) == [0])
    #expect(!report.isConforming)
    let finding = app.checks(of: Pattern("Unwritten")).first?.run().finding
    #expect(
      finding?.description
        == """
        S1 broken by Unwritten (colour, a screen to run on): at first, expected a screen for the \
        app, shown none: the pattern does not make one yet
          look: add the screen's init to the pattern
          again: verify colour --rule S1 --scenario 'a screen to run on'
        """)
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

  /// The rows of the report on a fault, which is made once.
  private func rows(on fault: FaultyScreen.Fault) throws -> [Report.Row] {
    try #require(Self.reports[fault]).rows
  }

  private static let reports = Dictionary(
    uniqueKeysWithValues: FaultyScreen.Fault.allCases.map { fault in
      (fault, Report(on: ColourSelectorApp(), of: [.faulty(fault)], searches: []))
    })
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
