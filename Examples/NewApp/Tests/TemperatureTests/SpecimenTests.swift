import AppScreens
import TemperatureRules
import TemperatureSpecimens
import Testing
import TriptychParity

@Test(arguments: TemperatureSpecimens.all)
func `a wrong converter is found by the rule that it breaks`(specimen: Specimen) {
  let runner = WorkerRunner(
    byCommandBesideTests: "wrong-thermo", limits: WorkerLimits(step: 1))
  let report = TemperatureApp().report(
    on: specimen.pattern, effort: Effort(gestures: 500, walks: 4, states: 40), in: runner)
  let broken = report.findings.map(\.rule)
  #expect(
    broken.contains(specimen.rule), "\(specimen.name) breaks \(specimen.rule), found: \(broken)")
}
