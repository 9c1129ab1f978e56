import AppRules
import AppScreens
import MainActorFixture
import Testing
import TriptychParity

/// The kit on screens of the main actor, whose presenters await an `async` service.
struct MainActorTests {
  /// The scenarios and a few other steps; pauses take a noticeable time.
  private static func checks(of pattern: Pattern) -> [Check] {
    MusicSearchApp().checks(of: pattern, effort: Effort(gestures: 50, length: 1, walks: 1))
      .filter { $0.condition != .pauses }
  }

  @Test(arguments: (checks(of: .mainActor) + checks(of: .suspending)))
  func `a correct screen of the main actor is left alone`(check: Check) async {
    let result = await check.run()
    for finding in result.findings { Issue.record("\(finding)") }
    #expect(result.wasRun == (check.condition != .otherThread))
    let obstacles = check.condition == .otherThread ? ["the screens live on the main actor"] : []
    #expect(result.obstacles == obstacles)
  }

  @Test(arguments: [
    (Pattern.stale, Condition.lateResponses), (.uncancelled, .servicesOutliveScreen),
    (.strong, .leaks), (.echoing, .plain),
  ])
  func `what the tasks of a screen do wrong is found`(pattern: Pattern, condition: Condition) async
  {
    let checks = Self.checks(of: pattern).filter { $0.condition == condition }
    var findings: [Finding] = []
    for check in checks { findings += await check.run().findings }
    #expect(!findings.isEmpty)
  }

  @Test(arguments: [
    (Pattern.uncancelled, Condition.servicesOutliveScreen, "the request for C"),
    (.strong, .leaks, "HeadlessMusicSearchView alive"),
  ])
  func `what a task keeps is named without the kit's objects, with a hint at tasks`(
    pattern: Pattern, condition: Condition, shown: String
  ) async throws {
    let check = try #require(Self.checks(of: pattern).first { $0.condition == condition })
    let finding = try #require(await check.run().findings.first)
    #expect(finding.shown == shown)
    #expect(finding.hint?.contains("task") == true)
  }

  @Test func `a test that does not await the check gets advice`() {
    expectNotRun()
  }

  @Test @MainActor func `a test of the main actor that does not await it gets the same advice`() {
    expectNotRun()
  }

  private func expectNotRun() {
    let result = Self.checks(of: .mainActor)[0].run()
    #expect(!result.wasRun)
    #expect(
      result.obstacles == [
        "screens of the main actor need their tasks: write `await check.run()` in a test"
      ])
  }
}
