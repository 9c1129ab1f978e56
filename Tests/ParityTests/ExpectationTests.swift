import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What must be seen, by which rule, and what a rule's point says of a moment.
struct ExpectationTests {
  private typealias Moment = Situation<ColourSelectorGesture, ColourSelectorDisplay>
  private typealias Point = RulePoint<ColourSelectorGesture, ColourSelectorDisplay>

  private let blank = ColourSelectorDisplay()
  private let green = ColourSelectorDisplay(green: true, yellow: false, status: "Green")

  @Test func `of several parts that are wrong the one that was said first names the rule`() {
    var expected = Expectation(blank, by: "X0")
    expected.show(\.green, true, by: "X1")
    expected.show(\.status, "Green", by: "X2")
    #expect(expected.display == green)
    #expect(expected.rule(against: green) == nil)
    #expect(expected.rule(against: blank) == "X1")
    #expect(expected.rule(against: .init(green: true, yellow: false, status: "")) == "X2")
    #expect(expected.rule(against: .init(green: true, yellow: true, status: "Green")) == "X0")
    #expect(!expected.isIdle)
  }

  @Test func `a part that no rule is named for is judged by the general one, or by the first`() {
    var expected = Expectation(blank, by: "")
    #expect(expected.generalRule == "")
    expected.cite("X1", for: \.green)
    expected.cite("X2", for: \.status)
    let other = ColourSelectorDisplay(green: false, yellow: true, status: "")
    #expect(expected.rule(against: other) == "X1")
    expected.otherwise(by: "X3")
    #expect(expected.rule(against: other) == "X3")
    #expect(!expected.isIdle)
    expected.stay(by: "X4")
    #expect(expected.rule(against: other) == "X4")
    #expect(expected.isIdle)
    #expect(expected.display == blank)
  }

  private func moment(showing shown: ColourSelectorDisplay? = nil) -> Moment {
    Moment(
      steps: [.gesture(.turn(.green, on: true))], displays: [blank, green], shown: shown)
  }

  @Test func `a point fits where it decides, if what is wrong is wrong as it says`() {
    let other = ColourSelectorDisplay(green: true, yellow: false, status: "green")
    let wrong = moment(showing: other)
    #expect(Point { _ in true }.fits(wrong))
    #expect(!Point { _ in false }.fits(wrong))
    #expect(Point { _ in true }.of(\.status).fits(wrong))
    #expect(!Point { _ in true }.of(\.green).fits(wrong))
    #expect(Point { _ in true }.showing { $0.shown.status == "green" }.fits(wrong))
    #expect(!Point { _ in true }.showing { _ in false }.fits(wrong))
    #expect(!Point { _ in true }.of(\.green).showing { _ in true }.fits(wrong))
    #expect(Point { _ in true }.of(\.green).showing { _ in false }.fits(moment()))
    #expect(!Point { _ in false }.fits(moment()))
    #expect(Point { _ in true }.showing { _ in true }.isSymptom)
    #expect(!Point { _ in true }.of(\.green).isSymptom)
  }

  @Test func `a moment tells what was before, what was done, and what is wrong`() {
    let (right, wrong) = (moment(), moment(showing: blank))
    #expect(right.before == blank)
    #expect(right.expected == green)
    #expect(right.isRight)
    #expect(!right.isNew)
    #expect(right.gesture == .turn(.green, on: true))
    #expect(right.wrongWidgets == [])
    #expect(!wrong.isRight)
    #expect(wrong.wrongWidgets == ["green", "status"])
    #expect(wrong.isBlank)
    let other = ColourSelectorDisplay(green: true, yellow: false, status: "x")
    #expect(!moment(showing: other).isBlank)
    let new = Moment(steps: [], displays: [green])
    #expect(new.isNew)
    #expect(new.before == blank)
    #expect(new.gesture == nil)
    let replaced = Moment(steps: [.replaceView], displays: [blank, green])
    #expect(replaced.gesture == nil)
  }

  @Test func `the specification stands before patterns that can be compared with it`() {
    let app = ColourSelectorApp()
    #expect(app.besideSpecification([.mvp]).map(\.name) == ["specification", "MVP"])
    let unwritten = Pattern("Unwritten")
    #expect(app.besideSpecification([unwritten]).map(\.name) == ["Unwritten"])
    #expect(
      app.besideSpecification([unwritten, .mvp]).map(\.name) == [
        "specification", "Unwritten", "MVP",
      ])
    let staged = StagedApp("colour", ColourSelectorGesture.self, ColourSelectorDisplay.self)
    #expect(staged.besideSpecification([.mvp]).map(\.name) == ["MVP"])
  }

  @Test func `every app is held to the rules on every screen, once`() {
    var staged = StagedApp("colour", ColourSelectorGesture.self, ColourSelectorDisplay.self)
    #expect(staged.allRules.map(\.number) == ["S5", "S2", "S3", "S4"])
    staged.rules = [Rule("X1", "Mine", mode: .replacingViews, scenarios: [])]
    #expect(staged.allRules.map(\.number) == ["X1", "S5", "S2", "S4"])
  }

  @Test func `the steps of a demonstration are read, and what cannot be read is told`() throws {
    #expect(try CalculatorApp().demonstrationSteps().count > 2)
    #expect(throws: NotationFailure.self) { try UnreadableApp().demonstrationSteps() }
  }
}

private struct UnreadableApp: AppDefinition {
  let name = "unreadable"
  let title = ""
  let notation = ""
  let demonstration = ["green=on", "blue=on"]
  let rules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] = []
  let alphabet: [ColourSelectorGesture] = []
}
