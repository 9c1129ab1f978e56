import AppModels
import AppScreens
import MVP
import Parity
import Testing

struct KitTests {
  private let app = ColourSelectorApp()

  @Test(
    arguments: [
      (.none, []), (.emptyAtFirst, ["S1", "CS1"]), (.namedInOrder, ["CS3"]),
      (.forgottenOnReplacing, ["S3"]), (.notReplaced, ["S4"]), (.keptOldView, ["S4"]),
      (.cycleInOldView, ["S4"]), (.cycleInScreen, ["S4"]),
    ] as [(FaultyScreen.Fault, Set<String>)])
  func `a fault breaks the rules it should`(
    fault: FaultyScreen.Fault, rules: Set<String>
  ) {
    let broken = Set(report(on: fault).rows.filter { $0.verdict == .broken }.map(\.rule))
    #expect(broken.isSuperset(of: rules))
    #expect(broken.isEmpty == rules.isEmpty)
  }

  @Test
  func `what another screen does is noticed`() {
    let rows = report(on: .countedByAll).rows
    #expect(rows.first { $0.rule == "S2" }?.verdict == .broken)
  }

  @Test
  func `a finding says which rule, who broke it, where, what had to be and what was`() throws {
    let row = try #require(report(on: .namedInOrder).rows.first { $0.rule == "CS3" })
    #expect(
      row.findings.map(\.description) == [
        #"""
        CS3 broken by Faulty (colour, yellow first): after step 2, "green=on", expected status \#
        "Green and Yellow", shown status "Yellow and Green"
        """#,
        #"""
        CS3 broken by Faulty (colour, green off and on again): after step 4, "green=on", expected \#
        status "Green and Yellow", shown status "Yellow and Green"
        """#,
      ])
    #expect(row.findings[0].steps == ["yellow=on", "green=on"])
  }

  @Test(arguments: [
    (FaultyScreen.Fault.notReplaced, "FaultyView still in place"),
    (.keptOldView, "FaultyView alive"),
    (.cycleInOldView, "FaultyView alive"),
    (.cycleInScreen, "Cycle alive"),
  ])
  func `what was not released is named`(fault: FaultyScreen.Fault, shown: String) throws {
    let row = try #require(report(on: fault).rows.first { $0.rule == "S4" })
    #expect(Set(row.findings.map(\.shown)) == [shown])
  }

  @Test
  func `the first difference of random gestures is told, and the same for the same seed`() throws {
    let patterns = [Pattern.mvp, faulty(.namedInOrder)]
    let divergence = try #require(Lockstep(app, patterns).run(gestures: 1_000, seed: 3))
    #expect(divergence == Lockstep(app, patterns).run(gestures: 1_000, seed: 3))
    #expect(
      divergence.shown.map(\.display) == [
        #"green "on" yellow "on" status "Green and Yellow""#,
        #"green "on" yellow "on" status "Yellow and Green""#,
      ])
    #expect(divergence.description.contains(#"MVP shows green "on" yellow "on""#))
  }

  @Test
  func `a pattern without a screen for the app has its rules not run`() {
    let report = Report(on: app, of: [Pattern("Unwritten")], seed: 1, gestures: 10)
    #expect(Set(report.rows.map(\.verdict)) == [.notRun])
    #expect(!report.isConforming)
  }

  @Test
  func `a rule without scenarios is not taken to hold`() {
    let report = Report(on: AppWithAnEmptyRule(), of: [.mvp], seed: 1, gestures: 10)
    #expect(report.rows.map(\.rule) == ["X1"])
    #expect(report.rows.map(\.verdict) == [.notRun])
    #expect(!report.isConforming)
  }

  private func report(on fault: FaultyScreen.Fault) -> Report {
    Report(on: app, of: [faulty(fault)], seed: 1, gestures: 100)
  }

  private func faulty(_ fault: FaultyScreen.Fault) -> Pattern {
    Pattern("Faulty") { @Sendable in FaultyScreen(fault) }
  }
}

private struct AppWithAnEmptyRule: App {
  let name = "empty"
  let title = "Empty"
  let demonstration: [String] = []
  let rules = [Rule<ColourSelectorGesture, ColourSelectorDisplay>("X1", "Nothing.", scenarios: [])]

  func randomGesture(using generator: inout SeededGenerator) -> ColourSelectorGesture {
    .turn(.green, on: true)
  }
}
