import AppRules
import AppScreens
import MVP
import Parity
import Testing
import Unidirectional

@Test(arguments: TriptychApps.all.flatMap { $0.checks(of: .unidirectional, reference: .mvp) })
func `a rule holds`(check: Check) {
  if let finding = check.run().finding { Issue.record("\(finding)") }
}
