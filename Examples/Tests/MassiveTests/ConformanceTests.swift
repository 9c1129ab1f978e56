import AppDefinitions
import AppScreens
import Massive
import Testing
import TriptychParity

@Test(
  arguments:
    TriptychApps.all.filter { $0.isWritten(in: .mine) }
    .flatMap { $0.checks(of: .mine) }
)
func `a rule holds`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
