import AppModels
import AppRules
import AppScreens
import HostileScreens
import MVP
import TestSupport
import Testing

@testable import Parity

/// Faults that come of what screens share, which a check alone does not show.
@Suite(.onThreadOfItsOwn)
struct SharedStateTests {
  private let app = ColourSelectorApp()

  @Test(arguments: [(SharingFault.greetsOnce, false), (.tires, true)])
  func `what only other screens lead to is told as shared, and found again by all checks`(
    fault: SharingFault, isIsolated: Bool
  ) throws {
    let finding = try #require(leading(on: fault, isIsolated: isIsolated))
    #expect(finding.rule == "S2")
    #expect(!finding.isShownAlone)
    #expect(finding.again == ["verify", "colour"])
    #expect(finding.hint?.contains("fresh process shows what is right") == true)
  }

  @Test func `what the second screen of a fresh process shows is found again by its check`() throws
  {
    let finding = try #require(leading(on: .greetsOnce, isIsolated: true))
    #expect(finding.rule == "S2")
    #expect(finding.isShownAlone)
    #expect(finding.again.contains("--scenario"))
  }

  @Test func `what a check alone shows keeps its rule`() throws {
    let report = Report(
      on: app, of: [SharingFault.sharesNothing.pattern], searches: [],
      in: InProcess(surroundings: isolation))
    let finding = try #require(report.progress[0].finding)
    #expect(finding.isShownAlone)
    #expect(finding.rule == "CS3")
    #expect(finding.again.contains("--scenario"))
  }

  @Test func `steps that a fresh process answers rightly are told as what screens share`() throws {
    let pattern = SharingFault.tires.pattern
    let makeScreen = try #require(app.screenFactory(in: pattern))
    for _ in 0..<101 { makeScreen().take(.gesture(.turn(.green, on: true))) }
    let search = Search.random(gestures: 1_000, seed: 1)
    let found = app.search(search, over: app.besideSpecification([.mvp, pattern]))
    #expect(found.difference?.isRepeatable == true)
    let difference = found.confirmed(by: InProcess(surroundings: isolation), of: app).difference
    #expect(difference?.isRepeatable == false)
    #expect(difference?.broken.map(\.rule) == ["S2"])
    #expect(difference?.broken.map(\.pattern) == ["tires"])
    #expect(found.confirmed(by: InProcess(), of: app).difference?.isRepeatable == true)
  }

  /// The leading finding, beside an innocent pattern.
  private func leading(on fault: SharingFault, isIsolated: Bool) -> Finding? {
    let report = Report(
      on: app, of: [.mvp, fault.pattern], searches: [],
      in: isIsolated ? isolation : InProcess(surroundings: isolation))
    #expect(report.progress[0].finding == nil)
    #expect(report.rows.contains { $0.rule == "S2" && $0.verdict == .broken })
    return report.progress[1].finding
  }

  private var isolation: Isolation {
    Isolation(byCommandBesideTests: "HostileScreens", limit: 60)
  }
}
