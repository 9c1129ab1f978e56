import AppDefinitions
import Testing
import TriptychParity
import WrongHeads

@Test(arguments: WrongHeads.all)
func `a wrong view is found by the rule that it breaks`(head: FaultyScreen) throws {
  let app = try #require(TriptychApps.all.first { $0.name == head.app })
  // A machine may be so busy that nothing happens for minutes.
  let limits = WorkerLimits(step: 600, total: 86_400)
  let runner = WorkerRunner(byCommandBesideTests: "wrong-desktop", limits: limits)
  let effort = Effort(gestures: 200, walks: 2)
  let isFound = app.checks(of: head.pattern, effort: effort).contains { check in
    check.run(in: runner).findings.contains { $0.rule == head.rule }
  }
  #expect(isFound, "\(head.name) breaks \(head.rule)")
}
