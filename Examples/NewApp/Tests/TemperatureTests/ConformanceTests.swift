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

@Test func `no scenario contradicts the specification`() throws {
  let disagreements = try TemperatureApp().disagreements()
  #expect(disagreements.isEmpty, "\(disagreements)")
}
