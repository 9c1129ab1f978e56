import AppScreens
import Parity
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import Testing

@Test(
  arguments: [Pattern.mvc, .mvp, .mvvm].flatMap {
    TemperatureApp().checks(of: $0)
  })
func `a rule holds`(check: Check) {
  if let finding = check.run().finding { Issue.record("\(finding)") }
}
