import AppRules
import AppScreens
import MVP
import Parity
import Testing

@testable import Grading

/// Scenarios that a student wrote.
struct ScenarioTests {
  private let text = """
    # a rejected key is forgotten
    5+
    +
      text: error
    1
      text: 5+1

    # replaced
    7
    replace-view
      text: 7
    """

  @Test func `a scenario is read step by step, and holds on a right screen`() throws {
    let scenarios = try StudentScenario<CalculatorGesture>.read(text, widgets: ["text"])
    #expect(scenarios.map(\.name) == ["a rejected key is forgotten", "replaced"])
    #expect(scenarios.map(\.lines.count) == [6, 3])
    let app = CalculatorApp()
    let makeScreen = try #require(app.screenFactory(in: .mvp))
    for scenario in scenarios { #expect(scenario.fault(on: makeScreen()) == nil) }
  }

  @Test func `the line that does not hold is told, with what is shown`() throws {
    let wrong = text.replacing("text: 5+1", with: "text: 51")
    let scenarios = try StudentScenario<CalculatorGesture>.read(wrong, widgets: ["text"])
    let makeScreen = try #require(CalculatorApp().screenFactory(in: .mvp))
    let fault = try #require(scenarios[0].fault(on: makeScreen()))
    #expect(fault.line == 6)
    #expect(fault.shown == "5+1")
  }

  @Test(arguments: [
    ("x", "line 1"), ("5\n  word: 5", "line 2: \"word\" is no widget"), ("5\n  text", "line 2"),
  ])
  func `a line that is neither a step nor an expectation is told`(text: String, words: String) {
    let error = #expect(throws: SubmissionProblem.self) {
      try StudentScenario<CalculatorGesture>.read(text, widgets: ["text"])
    }
    #expect(error?.description.contains(words) == true)
  }

  @Test func `scenarios that the rules contradict are not judged, and the first of them is told`() {
    let judge = SpecimenJudge(specimens: [], command: "", limits: Isolation.Limits())
    let outcomes = judge.outcomes(of: CalculatorApp(), by: "# a\n5\n  text: 6\n\n# b\n7\n  text: 8")
    #expect(outcomes.verdict == .notRun)
    #expect(outcomes.reason?.contains("line 3") == true)
    #expect(judge.outcomes(of: CalculatorApp(), by: nil).verdict == .notRun)
  }
}
