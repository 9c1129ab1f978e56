import AppRules
import HostileScreens
import Parity
import Specimens
import TestSupport
import Testing

@testable import Grading

/// Screens in processes of commands beside the tests, judged from here.
@Suite(.onThreadOfItsOwn)
struct StageTests {
  @Test func `a right screen passes each rule`() {
    let judge = judge(served: "triptych", "MVP")
    for rule in ColourSelectorApp().allRules.map(\.number) {
      let outcomes = judge.outcomes(of: rule)
      #expect(outcomes?.verdict == .pass, "\(rule)")
    }
    #expect(judge.judgeUnseen(gestures: 100, seed: 7).verdict == .pass)
  }

  @Test(arguments: ["CS2", "S2"])
  func `a wrong screen loses the rule that it breaks`(rule: String) throws {
    let specimen = try #require(
      TriptychSpecimens.all.first { $0.app == "colour" && $0.rule == rule })
    let outcomes = judge(served: "gallery", specimen.name).outcomes(of: rule)
    #expect(outcomes?.verdict != .pass)
    #expect(outcomes?.worst?.feedback?.rule == rule)
  }

  @Test(arguments: [
    (HostileDeed.trap, GradeVerdict.crash), (.exit, .earlyExit), (.beUnwritten, .notWritten),
    (.writeFile, .crash),
  ])
  func `the end of a process is a verdict where it ends, and nowhere else`(
    deed: HostileDeed, verdict: GradeVerdict
  ) {
    let judge = judge(served: "HostileScreens", deed.rawValue)
    #expect(judge.outcomes(of: "S1")?.verdict == .pass)
    #expect(judge.outcomes(of: "CS3")?.verdict == verdict)
    #expect(judge.outcomes(of: "CS3")?.worst?.feedback?.steps.isEmpty == false)
  }

  @Test func `an end in random steps is told with as few of them as lead to it`() throws {
    let judge = judge(served: "HostileScreens", HostileDeed.trap.rawValue)
    let outcome = try #require(judge.judgeUnseen(gestures: 200, seed: 7).worst)
    #expect(outcome.verdict == .crash)
    #expect(outcome.feedback?.steps == ["yellow=on", "green=on"])
  }

  private func judge(
    served command: String, _ pattern: String
  ) -> AppJudge<ColourSelectorApp> {
    let stage = Stage(
      executable: Isolation.path(ofCommandBesideTests: command), arguments: [Isolation.serveVerb],
      pattern: pattern, limits: Isolation.Limits(gesture: 20))
    return AppJudge(ColourSelectorApp(), on: stage, within: GradingLimits())
  }
}
