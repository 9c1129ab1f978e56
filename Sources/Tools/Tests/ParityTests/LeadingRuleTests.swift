import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychParity

/// The suite on bugs of the originals that the rule files describe.
struct LeadingRuleTests {
  @Test(arguments: [
    "stale-after-separators", "cut-by-scalar", "token-beyond-int-dropped",
    "error-typed-on", "error-forgets-expression", "rejected-key-swallowed", "shows-infinity",
    "empty-after-switching-off", "named-in-order-of-turning", "appends-each-turn",
    "blank-passes", "old-address-pushed", "rejects-silently", "typing-overwritten",
    "blanks-as-plus", "asks-for-nothing", "cancel-forgotten-when-cleared", "last-answer-wins",
    "failure-leaves-waiting",
  ])
  func `the suite names the rule that the bug breaks`(name: String) async throws {
    let screen = try #require(FaultyScreens.all.first { $0.name == name })
    let suite = try #require(Rules.cases(in: [screen.pattern]).first)
    let failure = await #expect(throws: SuiteFailure.self) { try await suite.run() }
    #expect(failure?.rule.hasPrefix("\(screen.rule) ") ?? false, "\(failure?.rule ?? "")")
  }
}
