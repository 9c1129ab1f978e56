import AppScreens
import SharedSuite
import Testing

/// Which of several broken rules a failure names.
struct LeadingRuleTests {
  /// The outcomes of scenarios of a rule, each with a number of steps.
  private func outcomes(
    of rule: String, steps: [Int], wrongAfter wrong: [Int?], step: String = "green=on",
    shows: ([Widget]) -> [Widget]? = { _ in nil }
  ) throws -> [ScenarioOutcome] {
    let scenarios = steps.enumerated().map { index, steps in
      let name = steps == 0 ? "a new screen" : "scenario \(index)"
      return (["# \(name)"] + Array(repeating: step, count: steps)).joined(separator: "\n")
    }
    let statement = rule.hasPrefix("S") ? rule : "\(rule) A statement."
    let file = try RuleFile<ColourSelectorGesture, ColourSelectorDisplay>(
      reading: ([statement] + scenarios).joined(separator: "\n"), named: "Test.rules")
    let read = try #require(file.rules.first { $0.number == rule })
    return zip(read.scenarios, wrong).map { scenario, wrong in
      ScenarioOutcome(
        of: scenario, of: read, stepsUntilWrong: wrong,
        shown: wrong.flatMap { shows(scenario.widgets[$0]) })
    }
  }

  @Test func `none leads where every scenario is right`() throws {
    #expect(try outcomes(of: "CS1", steps: [1, 2], wrongAfter: [nil, nil]).leadingRule == nil)
  }

  @Test func `the rule with a shorter scenario leads, though more of another's go wrong`() throws {
    let long = try outcomes(of: "CS1", steps: [4, 5, 6], wrongAfter: [1, 1, 1])
    let short = try outcomes(of: "CS4", steps: [2, 5, 6, 6], wrongAfter: [2, nil, nil, nil])
    #expect((long + short).leadingRule == "CS4")
  }

  @Test func `of scenarios that are as short, the rule leads of which more go wrong`() throws {
    let few = try outcomes(of: "CS1", steps: [2, 3, 4], wrongAfter: [2, nil, nil])
    let many = try outcomes(of: "CS4", steps: [2, 3, 4], wrongAfter: [2, 3, nil])
    #expect((few + many).leadingRule == "CS4")
    #expect((few + few).leadingRule == "CS1")
  }

  @Test func `a rule of the app comes before one of every screen`() throws {
    let every = try outcomes(of: "S3", steps: [1], wrongAfter: [1])
    let own = try outcomes(of: "CS4", steps: [9, 9], wrongAfter: [9, nil])
    #expect((every + own).leadingRule == "CS4")
    #expect(every.leadingRule == "S3")
  }

  @Test func `a new screen that is wrong comes first, by the app's own rule on it`() throws {
    let every = try outcomes(of: "S1", steps: [0], wrongAfter: [0])
    let new = try outcomes(of: "CS1", steps: [0, 2], wrongAfter: [0, 0])
    let own = try outcomes(of: "CS4", steps: [1], wrongAfter: [1])
    #expect((every + own).leadingRule == "S1")
    #expect((every + new + own).leadingRule == "CS1")
  }

  @Test func `a new screen that shows nothing breaks the rule on new screens`() throws {
    let blank = try outcomes(of: "CS1", steps: [0], wrongAfter: [0]) {
      $0.map { Widget($0.name, shows: "") }
    }
    let own = try outcomes(of: "CS4", steps: [1], wrongAfter: [1])
    #expect((blank + own).leadingRule == "S1")
  }

  @Test func `what goes wrong in new views alone breaks the rule on new views`() throws {
    let every = try outcomes(of: "S3", steps: [2], wrongAfter: [2], step: "replace-view")
    let own = try outcomes(of: "CS4", steps: [1], wrongAfter: [1], step: "replace-view")
    let other = try outcomes(of: "CS4", steps: [9], wrongAfter: [9])
    #expect((every + own).leadingRule == "S3")
    #expect((every + other).leadingRule == "CS4")
    #expect(own.leadingRule == "CS4")
  }

  @Test func `a cursor that moves breaks its own rule, in the scenario of any`() throws {
    let cursor = try outcomes(of: "CS2", steps: [1], wrongAfter: [1]) { $0 }
    let own = try outcomes(of: "CS4", steps: [3], wrongAfter: [3])
    #expect(cursor.leadingRule == "S8")
    #expect((cursor + own).leadingRule == "CS4")
  }
}
