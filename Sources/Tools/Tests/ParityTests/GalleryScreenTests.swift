import AppDefinitions
import AppScreens
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

/// The gallery of faulty screens: each breaks its rule, and is right otherwise.
///
/// Here is one of each kind; the whole gallery is a program of its own.
@Suite(.onThreadOfItsOwn)
struct GalleryScreenTests {
  @Test(arguments: [
    // What is shown.
    ("left-to-right", "FF6", 6), ("last-answer-wins", "MS8", 3),
    // When it is shown, and where.
    ("initial-text-empty", "S1", 0), ("static-selection", "S2", 13),
    // What stays alive: a view, a mediator, a request.
    ("unbind-forgotten", "S4", 2), ("request-keeps-itself", "MS18", 3),
  ])
  func
    `a faulty screen is told by the rule that it breaks, shortly, and is found again by the line below`(
      name: String, rule: String, steps: Int
    ) throws
  {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == faultyScreen.app })
    try expect(rule, within: steps, on: faultyScreen.pattern, for: app)
  }

  @Test func `what each process shows in another way breaks S2, whatever the condition`() throws {
    let screen = try #require(FaultyScreens.all.first { $0.name == "missing-from-a-set" })
    let runner = InProcess(with: WorkerRunner(byCommandBesideTests: "gallery"))
    let checks = AddressFormApp().checks(of: screen.pattern)
    let check = try #require(checks.first { $0.condition == .viaViews })
    let finding = try #require(check.run(in: runner).findings.first)
    #expect(finding.rule == "S2")
    #expect(finding.hint?.contains("chance") == true)
  }

  private func expect(
    _ rule: String, within steps: Int, on pattern: Pattern, for app: some AppDefinition
  ) throws {
    let runner = InProcess(with: WorkerRunner(byCommandBesideTests: "gallery"))
    let report = app.quickReport(on: pattern, in: runner)
    let finding = try #require(report.findings.first)
    #expect(finding.rule == rule, "\(finding)")
    #expect(finding.steps.count <= steps, "\(finding)")
    guard finding.isShownAlone else { return #expect(finding.again == ["verify", app.name]) }
    #expect(try app.again(finding, on: pattern, in: runner)?.rule == rule, "\(finding)")
  }

  /// The scenarios under each condition, and a few steps of every other source.
  private static let checks = TriptychApps.all.flatMap { app in
    app.checks(of: Pattern.plain, effort: Effort(gestures: 100, length: 1, walks: 1))
  }

  @Test(arguments: checks)
  func `what faulty screens are made of keeps every rule`(check: Check) {
    let results = check.results(
      InProcess(with: WorkerRunner(byCommandBesideTests: "HostileScreens")))
    #expect(results.count == check.patterns.count)
    for result in results {
      for finding in result.findings { Issue.record("\(finding)") }
      #expect(result.wasRun)
      #expect(result.obstacles == [])
    }
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule of every app has a faulty screen that breaks it`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let broken = Set(FaultyScreens.all.filter { $0.app == name }.map(\.rule))
    // Where a screen and its view disagree is shown by screens of the kit's own tests.
    #expect(Set(app.ruleNumbers).subtracting(broken).subtracting(["S7"]) == [])
  }

  @Test @MainActor
  func `no two screens of the gallery have the same name`() {
    let faulty = FaultyScreens.all + FaultyScreens.ofMainActor
    let correct = FaultyScreens.right + FaultyScreens.rightOfMainActor
    let names = faulty.map(\.name) + correct.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// One screen with a service, and one that a thread releases later; the gallery itself checks the
  /// others.
  @Test(arguments: ["weak-requests", "let-go-later"])
  func `nothing is said about a correct screen, however unusual it is`(name: String) throws {
    let screen = try #require(FaultyScreens.right.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == screen.app })
    let runner = InProcess(with: WorkerRunner(byCommandBesideTests: "gallery"))
    let report = app.quickReport(on: screen.pattern, in: runner)
    for finding in report.findings { Issue.record("\(finding)") }
    #expect(report.isConforming)
  }
}
