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

  @Test func `a display that another thread makes right a moment later is right`() async throws {
    let rules = RuleFile<MusicSearchGesture, MusicSearchDisplay>(
      text: """
        at first   status: Search for music
        A1 Songs that arrive are shown.
        # none, twice
        query=D    status: Searching for D; asked: D
        reply=1    status: No songs for D; asked:
        query=H    status: Searching for H; asked: H
        reply=1    status: No songs for H; asked:
        """, at: "A.rules")
    for suite in rules.cases(in: [.elsewhere]) { try await suite.run() }
  }

  @Test(arguments: [Pattern.stale, .uncancelled, .echoing])
  func `what its tasks do wrong is found`(pattern: Pattern) async throws {
    let suite = Rules.musicSearch.cases(in: [pattern, .mvp])[0]
    let failure = await #expect(throws: SuiteFailure.self) { try await suite.run() }
    #expect(failure?.headline == "\(pattern) differs from MVP")
  }
}
