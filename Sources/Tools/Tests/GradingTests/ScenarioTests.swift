import AppDefinitions
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychGrading

/// Scenarios that a student wrote, on faulty screens.
@Suite(.onThreadOfItsOwn)
struct ScenarioTests {
  private func outcomes(_ text: String?) -> [RunOutcome] {
    outcomes(text.map { .success($0) })
  }

  private func outcomes(_ text: Result<String, FileTextFault>?) -> [RunOutcome] {
    let names = ["named-in-order-of-turning", "toggles"]
    let screens = FaultyScreensProgram(
      executable: WorkerRunner.path(ofCommandBesideTests: "gallery"),
      all: FaultyScreens.all.filter { names.contains($0.name) }
        .map { FaultyScreensProgram.Entry(name: $0.name, app: $0.app, rule: $0.rule) })
    return OwnScenarioJudge(faultyScreens: screens, limits: WorkerLimits())
      .outcomes(of: ColourSelectorApp(), by: text)
  }

  @Test func `a scenario finds the screens on which it does not hold`() {
    let yellowFirst = """
      CS3
      # yellow first
      yellow=on  status: Yellow
      green=on   status: Green and Yellow
      """
    let found = outcomes(yellowFirst)
    #expect(found.count == 2)
    #expect(found.count { $0.verdict == .pass } == 1)
    #expect(found.worst?.feedback?.rule == "CS4")
    let both = outcomes("\(yellowFirst)\n\nCS4\n# off when it is off\nyellow=off")
    #expect(both.verdict == .pass)
  }

  @Test(arguments: [
    ("CS3\n# a\ngreen=on  status: Yellow", "colour.txt:3"), ("CS3\n# a\ngreen", "colour.txt:3"),
    ("CS3\n# a\ngreen=on  word: x", "colour.txt:3"), ("CS99 Mine.\n# a\nblue=on", "colour.txt:3"),
    (nil, "there is no Scenarios/colour.txt"),
  ])
  func `scenarios that the rules contradict, or that cannot be read, are reported and not judged`(
    text: String?, words: String
  ) {
    let outcomes = outcomes(text)
    #expect(outcomes.verdict == .notRun)
    #expect(outcomes.worst?.reason?.contains(words) == true, "\(outcomes)")
  }

  @Test func `a file that is no text is reported for the scenarios alone`() {
    let outcomes = outcomes(
      Result { () throws(FileTextFault) in try String(ofFile: [0xFF, 0xFE]) })
    #expect(outcomes.verdict == .notRun)
    #expect(
      outcomes.worst?.reason?.contains("colour.txt cannot be read: it is text in UTF-16") == true)
  }
}
