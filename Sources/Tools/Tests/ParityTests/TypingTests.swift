import AppDefinitions
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
    ("two-way-binding-echoes", "query= "),
  ])
  func `a mediator that sets the field in which the user types is found, in each pattern`(
    name: String, step: String
  ) throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == faultyScreen.app })
    let finding = try #require(try app.outcome(of: [step], on: faultyScreen.pattern).finding)
    #expect(finding.rule == "S8")
    #expect(finding.wrongWidgets == [String(step.prefix { $0 != "=" })])
    #expect(finding.moments.last?.shown.contains { $0.note != nil } == true)
  }

  @Test func `where a view sets what the user types, S8 is not run, and the screen conforms`() {
    let report = TokenCalculatorApp().report(on: .plainMVP, effort: .least)
    let rule = report.rules.first { $0.rule == "S8" }
    #expect(rule?.verdict == .notRun)
    #expect(rule?.notTried.first?.contains("the view sets what the user types") == true)
    #expect(report.isConforming, "\(report)")
  }
}
