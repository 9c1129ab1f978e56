import AppScreens
import TemperatureFaultyScreens
import TemperatureRules
import Testing
import TriptychParity

@Test(arguments: TemperatureFaultyScreens.all)
func `a wrong converter is found by the rule that it breaks`(faultyScreen: FaultyScreen) {
  let runner = WorkerRunner(
    byCommandBesideTests: "wrong-thermo", limits: WorkerLimits(step: 1))
  let report = TemperatureApp().report(
    on: faultyScreen.pattern, effort: Effort(gestures: 500, walks: 4), in: runner)
  let broken = report.findings.map(\.rule)
  #expect(
    broken.contains(faultyScreen.rule),
    "\(faultyScreen.name) breaks \(faultyScreen.rule), found: \(broken)")
}
