import AppRules
import Parity
import Testing
import WrongHeads

@Test(arguments: WrongHeads.all)
func `a wrong view is found by the rule that it breaks`(head: Specimen) throws {
  let app = try #require(TriptychApps.all.first { $0.name == head.app })
  let runner = WorkerRunner(byCommandBesideTests: "wrong-desktop")
  let report = app.report(
    on: head.pattern, effort: Effort(gestures: 500, walks: 4, states: 20), in: runner)
  let broken = report.findings.map(\.rule)
  #expect(broken.contains(head.rule), "\(head.name) breaks \(head.rule), found: \(broken)")
}
