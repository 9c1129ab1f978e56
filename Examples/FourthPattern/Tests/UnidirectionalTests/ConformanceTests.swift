import AppRules
import AppScreens
import SharedSuite
import Testing
import TriptychParity
import Unidirectional

@Test(arguments: Rules.cases(in: [.unidirectional]))
func `every scenario shows what its rule says`(suite: SuiteCase) throws { try suite.run() }

@Test(arguments: TriptychApps.all.flatMap { $0.checks(of: .unidirectional) })
func `exploring beyond the scenarios finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
