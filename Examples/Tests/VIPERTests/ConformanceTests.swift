import AppRules
import AppScreens
import Parity
import Testing
import VIPER

@Test(arguments: TriptychApps.all.flatMap { $0.checks(of: .viper) })
func `a check finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
