import AppDefinitions
import AppScreens
import HostileScreens
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

  @Test(arguments: [
    "shows-all-fields-after-an-edit", "shows-edited-field-again", "two-way-binding-echoes",
  ])
  func `a cursor that moves breaks its own rule and leaves all others`(name: String) throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == faultyScreen.app })
    let report = app.report(on: faultyScreen.pattern, effort: .least)
    #expect(report.rules.filter { $0.verdict != .holds }.map(\.rule) == ["S8"], "\(report)")
  }

  @Test func `what random steps show is found beside a cursor that moves`() {
    let app = TokenCalculatorApp()
    let pattern = AlteredScreen.pattern("Twice", of: app) { last, gesture, right in
      var display = right
      if case .editInput(let text) = gesture {
        display.$input.type(text)
        display.input = text
        if (100..<300).contains(text.utf8.count) { display.total = "many" }
      }
      return display
    }
    let report = app.report(on: pattern, effort: Effort(gestures: 40_000, walks: 1))
    #expect(report.findings.contains { $0.rule != "S8" }, "\(report)")
  }

  @Test func `where a view sets what the user types, S8 is not run, and the screen conforms`() {
    let report = TokenCalculatorApp().report(on: .plainMVP, effort: .least)
    let rule = report.rules.first { $0.rule == "S8" }
    #expect(rule?.verdict == .notRun)
    #expect(rule?.notTried.first?.contains("the view sets what the user types") == true)
    #expect(report.isConforming, "\(report)")
  }
}
