import MainActorMVP
import MainActorMVVM
import SharedSuite
import Testing

@Test(arguments: Rules.cases(in: [.mainActorMVP, .mainActorMVVM]))
func `every scenario shows what its rule says`(suite: SuiteCase) async throws {
  try await suite.run()
}
