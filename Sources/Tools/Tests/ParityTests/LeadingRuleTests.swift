import AppDefinitions
import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychParity

/// Suite and kit on bugs of the originals that the rule files describe.
struct LeadingRuleTests {
  private static let bugs = [
    "stale-after-separators", "cut-by-scalar", "token-beyond-int-dropped",
    "error-typed-on", "error-forgets-expression", "rejected-key-swallowed", "shows-infinity",
    "empty-after-switching-off", "named-in-order-of-turning", "appends-each-turn",
    "blank-passes", "old-address-pushed", "rejects-silently", "typing-overwritten",
    "blanks-as-plus", "asks-for-nothing", "cancel-forgotten-when-cleared", "last-answer-wins",
    "failure-leaves-waiting",
  ]

  @Test(arguments: bugs) func `the suite names the rule that the bug breaks`(name: String)
    async throws
  {
    let screen = try #require(FaultyScreens.all.first { $0.name == name })
    let suite = try #require(Rules.cases(in: [screen.pattern]).first)
    let failure = await #expect(throws: SuiteFailure.self) { try await suite.run() }
    #expect(failure?.rule.hasPrefix("\(screen.rule) ") ?? false, "\(failure?.rule ?? "")")
  }

  @Test(arguments: bugs) func `the kit names the same rule as the suite`(name: String) throws {
    let screen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == screen.app })
    let report: PatternReport = app.report(
      on: screen.pattern, effort: Effort(gestures: 20, length: 1, walks: 1))
    #expect(report.findings.first?.rule == screen.rule, "\(report)")
  }
}
