import AppDefinitions
import AppScreens
import Testing
import TriptychParity
import Unidirectional

@Test(arguments: TriptychApps.all.flatMap { $0.checks(of: .unidirectional) })
func `exploring beyond the scenarios finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
