import AppRules
import AppScreens
import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

/// A field in which the user types is not set to what it shows (S8).
@Suite(.onThreadOfItsOwn)
struct TypingTests {
  @Test(arguments: [
    ("shows-all-fields-after-an-edit", "input=1"), ("shows-edited-field-again", "city=a"),
    ("two-way-binding-echoes", "query=a"),
  ])
  func `a mediator that sets the field in which the user types is found, in each pattern`(
    name: String, step: String
  ) throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == faultyScreen.app })
    let finding = try #require(try app.outcome(of: [step], on: faultyScreen.pattern).finding)
    #expect(finding.rule == "S8")
    #expect(finding.wrongWidgets == [String(step.prefix { $0 != "=" })])
    #expect("\(finding)".contains("the cursor moves"))
  }

  @Test func `where a view sets what the user types, S8 is not run, and the screen conforms`() {
    let report = TokenCalculatorApp().report(on: .plainMVP, effort: .least)
    #expect(report.verdict(on: "S8") == .notRun)
    #expect(report.isConforming, "\(report)")
    #expect(report.notTried.contains { $0.contains("the view sets what the user types") })
  }
}
