import AppScreens
import Parity
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import TemperatureSpecimens
import Testing

@Test(arguments: TemperatureSpecimens.all)
func `a wrong converter is found by the rule that it breaks`(specimen: Specimen) {
  let reference = [Pattern.mvc, .mvvm].first { $0.name == specimen.architecture } ?? .mvp
  let isolation = Isolation(byCommandBesideTests: "wrong-thermo", limit: 1)
  let report = TemperatureApp().examine(specimen, reference: reference, in: isolation)
  #expect(report.isFound, "\(specimen.name) breaks \(specimen.rule), found: \(report.broken)")
}
