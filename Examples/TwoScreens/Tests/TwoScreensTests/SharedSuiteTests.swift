import AppScreens
import SharedSuite
import Testing
import TriptychParity
import TwoScreensMVC
import TwoScreensMVP
import TwoScreensMVVM
import TwoScreensRules

private let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

@Test(arguments: TwoScreensApp().ruleFile.cases(in: patterns))
func `every scenario shows what its rule says`(suite: SuiteCase) async throws {
  try await suite.run()
}

@Test(arguments: patterns.flatMap { TwoScreensApp().checks(of: $0) })
func `exploring beyond the scenarios finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
