import AppScreens
import SharedSuite
import Testing

/// Which of several broken rules a failure names.
struct LeadingRuleTests {
  private static let rules = Dictionary(
    uniqueKeysWithValues: Rules.colourSelector.rules.map { ($0.number, $0) })

  private func outcomes(
    of rule: String, steps: [Int], wrongAfter wrong: [Int?], isOfCursor: Bool = false
  ) throws -> [ScenarioOutcome] {
    let rule = try #require(Self.rules[rule])
    return zip(steps, wrong).map { steps, wrong in
      ScenarioOutcome(
        of: rule, stepCount: steps, stepsUntilWrong: wrong,
        isOfCursor: isOfCursor && wrong != nil)
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

  @Test func `a new screen that is wrong comes first`() throws {
    let new = try outcomes(of: "S1", steps: [0], wrongAfter: [0])
    let own = try outcomes(of: "CS4", steps: [1], wrongAfter: [1])
    #expect((new + own).leadingRule == "S1")
  }

  @Test func `a cursor that moves breaks its own rule, in the scenario of any`() throws {
    let cursor = try outcomes(of: "CS2", steps: [1], wrongAfter: [1], isOfCursor: true)
    let own = try outcomes(of: "CS4", steps: [3], wrongAfter: [3])
    #expect(cursor.leadingRule == "S8")
    #expect((cursor + own).leadingRule == "CS4")
  }
}
