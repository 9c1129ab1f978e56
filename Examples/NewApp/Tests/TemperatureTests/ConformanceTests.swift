import AppScreens
import SharedSuite
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import Testing
import TriptychParity

private let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

@Test(arguments: TemperatureApp().ruleFile.cases(in: patterns))
func `every scenario shows what its rule says`(suite: SuiteCase) async throws {
  try await suite.run()
}

@Test(arguments: patterns.flatMap { TemperatureApp().checks(of: $0) })
func `exploring beyond the scenarios finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}

@Test func `the rules as code say what the text says`() throws {
  #expect(try TemperatureApp().disagreements() == [])
}
