import AppDefinitions
import HostileScreens
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

@testable import TriptychGrading

/// Screens in processes of commands beside the tests, judged from here.
@Suite(.onThreadOfItsOwn)
struct JudgeTests {
  private let app = ColourSelectorApp()

  @Test func `a correct screen passes each rule`() {
    let judge = judge(served: "HostileScreens", "MVP")
    for rule in app.ruleNumbers {
      let outcomes = judge.outcomes(of: rule)
      #expect(outcomes.verdict == .pass, "\(rule): \(outcomes)")
    }
    #expect(judge.unseen(gestures: 100, seed: 7).verdict == .pass)
    #expect(judge.outcomes(of: "FF1").isEmpty)
  }

  @Test(arguments: ["toggles", "unbind-forgotten", "shows-edited-field-again"])
  func `a faulty screen loses the rule that it breaks, and no other`(name: String) throws {
    let screen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == screen.app })
    let judge = judge(served: "gallery", name, of: app)
    let outcomes = judge.outcomes(of: screen.rule)
    #expect(outcomes.verdict == .fail)
    #expect(outcomes.worst?.feedback?.rule == screen.rule)
    #expect(judge.outcomes(of: "S1").verdict == .pass)
  }

  @Test(arguments: [("binding-captures-view", true), ("alert-keeps-view", false)])
  func `a screen that always leaks loses all of S4, and one that leaks after some steps a part`(
    name: String, always: Bool
  ) throws {
    let screen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == screen.app })
    let outcomes = judge(served: "gallery", name, of: app).outcomes(of: "S4")
    #expect(outcomes.verdict == .fail)
    #expect(outcomes.contains { $0.verdict == .pass } != always, "\(outcomes)")
    // Scenarios cannot show a leak, and are worth a third.
    #expect(3 * outcomes.count { $0.verdict == .pass } <= outcomes.count, "\(outcomes)")
  }

  @Test(arguments: [(HostileDeed.trap, GradeVerdict.crash), (.beUnwritten, .notWritten)])
  func `the end of a process is a verdict where it ends, and nowhere else`(
    deed: HostileDeed, verdict: GradeVerdict
  ) {
    let judge = judge(served: "HostileScreens", deed.rawValue)
    #expect(judge.outcomes(of: "S1").verdict == .pass)
    #expect(judge.outcomes(of: "S5").verdict == verdict)
    #expect(judge.outcomes(of: "S5").worst?.feedback?.steps == ["yellow=on", "green=on"])
    // What takes both switches counts for nothing.
    #expect(judge.outcomes(of: "CS3").verdict == .notRun)
    // Random steps end it, too, as long as they do not begin with those that are known to.
    #expect(judge.unseen(gestures: 200, seed: 7).verdict == verdict)
  }

  @Test func `a rule of every screen without conditions has a share for its right scenarios`() {
    let outcomes = judge(served: "gallery", "division-traps", of: CalculatorApp()).outcomes(
      of: "S6")
    #expect(outcomes.map(\.verdict) == [.pass, .notRun])
    #expect(outcomes.worst?.reason == "1 of its 2 scenarios goes wrong; see S5 first")
  }

  @Test func `the end of a process is found by steps that are drawn, and reported shortly`() {
    let unseen = judge(served: "HostileScreens", HostileDeed.trap.rawValue)
      .unseen(gestures: 200, seed: 7).worst
    #expect(unseen?.verdict == .crash)
    #expect(unseen?.feedback?.steps == ["yellow=on", "green=on"])
  }

  @Test(arguments: [("gallery", GradeVerdict.earlyExit), ("HostileScreens-missing", .graderError)])
  func `a process that does not serve is a student's fault where the grader's own serves`(
    reference: String, verdict: GradeVerdict
  ) {
    let judge = AppJudge(
      app, on: "Submission", in: WorkerRunner(executable: "/bin/ls"),
      beside: WorkerRunner(executable: WorkerRunner.path(ofCommandBesideTests: reference)))
    #expect(judge.outcomes(of: "S1").verdict == verdict)
    #expect(judge.unseen(gestures: 10, seed: 7).verdict == verdict)
  }

  private func judge(
    served command: String, _ pattern: String, of app: any AppDefinition = ColourSelectorApp()
  ) -> AppJudge {
    var limits = WorkerLimits(step: 20)
    limits.isStrict = true
    return AppJudge(
      app, on: pattern, effort: Effort(gestures: 20, length: 1, walks: 1),
      in: WorkerRunner(
        executable: WorkerRunner.path(ofCommandBesideTests: command), limits: limits))
  }
}
