import AppDefinitions
import AppScreens
import CocoaMVC
import DolphinMVP
import InputOutput
import ObservationMVVM
import PresentationModel
import SharedSuite
import Smalltalk
import SupervisingController
import Testing
import TriptychParity
import VIPER

private let variants: [Pattern] = [
  .smalltalk, .cocoa, .dolphin, .supervising, .presentationModel, .observation, .inputOutput,
  .viper,
]
private let apps: [any AppDefinition] = [CalculatorApp(), MusicSearchApp()]

@Test(arguments: Rules.cases(in: variants))
func `every scenario shows what its rule says`(suite: SuiteCase) async throws {
  try await suite.run()
}

@Test(arguments: variants.flatMap { variant in apps.flatMap { $0.checks(of: variant) } })
func `exploring beyond the scenarios finds nothing`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
