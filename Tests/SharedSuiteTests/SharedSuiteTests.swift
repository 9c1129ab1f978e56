import AppScreens
import MVC
import MVP
import MVVM
import SharedSuite
import Testing

/// Every scenario of every app in MVC, MVP and MVVM, which must all show what the scenario says.
struct SharedSuiteTests {
  private static let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

  @Test(arguments: Rules.tokenCalculator.cases(in: patterns))
  func `token calculator`(suite: SuiteCase) async throws {
    try await LastLines.running(suite)
  }

  @Test(arguments: Rules.calculator.cases(in: patterns))
  func `four-function calculator`(suite: SuiteCase) async throws {
    try await LastLines.running(suite)
  }

  @Test(arguments: Rules.colourSelector.cases(in: patterns))
  func `colour selector`(suite: SuiteCase) async throws {
    try await LastLines.running(suite)
  }

  @Test(arguments: Rules.addressForm.cases(in: patterns))
  func `address form`(suite: SuiteCase) async throws {
    try await LastLines.running(suite)
  }

  @Test(arguments: Rules.musicSearch.cases(in: patterns))
  func `music search`(suite: SuiteCase) async throws {
    try await LastLines.running(suite)
  }
}
