import AppScreens
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import Testing
import TriptychParity

@Test(
  arguments: [Pattern.mvc, .mvp, .mvvm].flatMap {
    TemperatureApp().checks(of: $0)
  })
func `a check finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}

@Test func `the rules as code say what the text says`() throws {
  #expect(try TemperatureApp().disagreements() == [])
}
