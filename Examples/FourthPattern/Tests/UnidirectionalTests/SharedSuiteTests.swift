import SharedSuite
import Testing
import Unidirectional

@Test(arguments: Rules.cases(in: [.unidirectional]))
func `every scenario shows what its rule says`(suite: SuiteCase) async throws {
  try await suite.run()
}
