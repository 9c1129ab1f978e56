import AppScreens
import MVP
import MainActorFixture
import SharedSuite
import Testing

/// The suite on screens of the main actor, whose presenters await an `async` service.
@MainActor struct MainActorTests {
  @Test(arguments: [Pattern.mainActor, .suspending])
  func `a correct screen of the main actor shows what the rules say`(pattern: Pattern) async throws
  {
    for suite in Rules.cases(in: [pattern]) { try await suite.run() }
  }

  @Test(arguments: [Pattern.stale, .uncancelled, .echoing])
  func `what its tasks do wrong is found`(pattern: Pattern) async throws {
    let suite = Rules.musicSearch.cases(in: [pattern, .mvp])[0]
    let failure = await #expect(throws: SuiteFailure.self) { try await suite.run() }
    #expect(failure?.headline == "\(pattern) differs from MVP")
  }
}
