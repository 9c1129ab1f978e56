import AppRules
import AppScreens
import Parity
import Testing
import Unidirectional

@Test(arguments: TriptychApps.all.flatMap { $0.checks(of: .unidirectional) })
func `a rule holds`(check: Check) {
  if let finding = check.run().finding { Issue.record("\(finding)") }
}
