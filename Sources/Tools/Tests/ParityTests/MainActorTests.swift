import AppDefinitions
import AppScreens
import Testing
import TriptychFaultyScreens
import TriptychParity

/// The kit on screens of the main actor, whose presenters await an `async` service.
@MainActor
struct MainActorTests {
  /// The scenarios and a few other steps; pauses take a noticeable time.
  private func checks(of name: String) throws -> [Check] {
    let correct = FaultyScreens.rightOfMainActor.first { $0.name == name }?.pattern
    let faulty = FaultyScreens.ofMainActor.first { $0.name == name }?.pattern
    let pattern = try #require(correct ?? faulty)
    return MusicSearchApp().checks(of: pattern, effort: Effort(gestures: 50, length: 1, walks: 1))
      .filter { $0.condition != .pauses }
  }

  @Test(arguments: ["awaited-songs", "awaited-after-yields"])
  func `a correct screen of the main actor is left alone`(name: String) async throws {
    for check in try checks(of: name) {
      let result = await check.run()
      for finding in result.findings { Issue.record("\(finding)") }
      #expect(result.wasRun == (check.condition != .otherThread))
      let obstacles =
        check.condition == .otherThread ? ["the screens live on the main actor"] : []
      #expect(result.obstacles == obstacles)
    }
  }

  @Test(arguments: [
    ("awaited-stale", Condition.lateResponses), ("awaited-for-nobody", .servicesOutliveScreen),
    ("awaited-by-view", .leaks), ("echoed-later", .plain),
  ])
  func `what the tasks of a screen do wrong is found`(
    name: String, condition: Condition
  ) async throws {
    var findings: [Finding] = []
    for check in try checks(of: name) where check.condition == condition {
      findings += await check.run().findings
    }
    #expect(!findings.isEmpty)
  }

  @Test func `pauses are given up only before something that they leave out`() async throws {
    let correct = FaultyScreens.rightOfMainActor.first { $0.name == "awaited-songs" }
    let checks = MusicSearchApp().checks(
      of: try #require(correct).pattern, effort: Effort(gestures: 50, length: 1, walks: 1))
    let result = await (try #require(checks.first { $0.condition == .pauses })).run()
    #expect(result.obstacles == [])
  }

  @Test func `a task for a long text that ends after that for a short one is found`() async throws {
    let faulty = FaultyScreens.ofMainActor.first { $0.name == "overtaken-long-edits" }
    let checks = AddressFormApp().checks(
      of: try #require(faulty).pattern, effort: Effort(gestures: 50, length: 1, walks: 1))
    let check = try #require(checks.first { $0.condition == .overlappingTasks })
    #expect(await check.run().findings.first?.rule == "S2")
  }

  @Test func `what overlapping tasks do wrong at times counts, with a hint at them`() async throws {
    let faulty = FaultyScreens.ofMainActor.first { $0.name == "ignored-while-busy" }
    let checks = CalculatorApp().checks(
      of: try #require(faulty).pattern, effort: Effort(gestures: 50, length: 1, walks: 1))
    let check = try #require(checks.first { $0.condition == .overlappingTasks })
    let finding = try #require(await check.run().findings.first)
    #expect(finding.rule == "S2")
    #expect(finding.hint?.contains("which task is overtaken") == true)
  }

  @Test(arguments: [
    ("awaited-for-nobody", Condition.servicesOutliveScreen, "the request for C"),
    ("awaited-by-view", .leaks, "AwaitingView<AwaitingSearch> alive"),
  ])
  func `what a task keeps is named without the kit's objects, with a hint at tasks`(
    name: String, condition: Condition, shown: String
  ) async throws {
    let check = try #require(try checks(of: name).first { $0.condition == condition })
    let finding = try #require(await check.run().findings.first)
    #expect(finding.shown == shown)
    #expect(finding.hint?.contains("task") == true)
  }

  @Test func `a test of the main actor that does not await the check gets advice`() throws {
    expectNotRun(try checks(of: "awaited-songs")[0])
  }

  @Test nonisolated func `a test that does not await it gets the same advice`() async throws {
    expectNotRun(try await checks(of: "awaited-songs")[0])
  }

  private nonisolated func expectNotRun(_ check: Check) {
    let result = check.run()
    #expect(!result.wasRun)
    #expect(
      result.obstacles == [
        "screens of the main actor need their tasks: write `await check.run()` in a test"
      ])
  }
}
