import AppModels
import AppRules
import AppScreens
import SharedSuite
import Testing

@testable import TriptychParity

/// The rules as code: that they say what the scenarios say, and which rule a difference breaks.
struct SpecificationTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `whatever is wrong after a scenario, a rule of the app is cited`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(scenariosWithoutRule(of: app) == [])
  }

  private func scenariosWithoutRule<App: AppDefinition>(of app: App) -> [String] {
    guard let specification = app.specification else { return ["no specification"] }
    return app.rules.flatMap(\.scenarios).filter { scenario in
      var rules = SpecificationRun(specification)
      for step in scenario.steps { rules.take(step) }
      let cited = app.rule(brokenBy: App.State(), after: scenario.steps).flatMap { app.rule($0) }
      return cited == nil || app.rule(brokenBy: rules.state, after: scenario.steps) != nil
    }.map(\.name)
  }

  @Test(arguments: [
    ("", "S1", ""), ("", "FF1", "1"), ("*", "FF3", "*"), ("5 + *", "FF4", "5+*"),
    ("1 2 =", "FF6", "13"), ("7 / 2 =", "FF7", "4"), ("5 + =", "FF8", "5"), ("1 / 0 =", "FF9", "0"),
    ("5 + + 1", "FF10", "1"), ("5 AC", "FF11", "5"), ("8 = =", "FF12", "error"),
    ("4 replace-view 2", "S3", "2"),
  ])
  func `a wrong display is told by the rule that decides it`(
    keys: String, rule: String, shown: String
  ) throws {
    let steps = try keys.split(separator: " ")
      .flatMap { try Step<CalculatorGesture>.read(String($0)) }
    let state = ScreenState(CalculatorDisplay(text: shown))
    #expect(CalculatorApp().rule(brokenBy: state, after: steps, isMinimal: true) == rule)
  }

  /// Two wide variants; a digit that TC4 decides on; and a plain text, for comparison.
  @Test(arguments: [
    (",", "1，2", "3", "TC9"), ("７", "7", "0", "TC9"), (",", "1,２", "3", "TC4"),
    (",", "1,,2", "1", "TC3"),
  ])
  func `where Characters are taken for one another, the rule on Characters is told`(
    separators: String, input: String, shown: String, rule: String
  ) {
    let steps: [Step<TokenCalculatorGesture>] = [
      .gesture(.editSeparators(separators)), .gesture(.editInput(input)),
    ]
    let display = TokenCalculatorDisplay(separators: separators, input: input, total: shown)
    #expect(TokenCalculatorApp().rule(brokenBy: ScreenState(display), after: steps) == rule)
  }

  @Test
  func `a step without consequences is blamed only where it is known to be needed`() {
    let steps: [Step<ColourSelectorGesture>] = [
      .gesture(.turn(.green, on: false)), .gesture(.turn(.green, on: true)),
    ]
    let blank = ColourSelectorDisplay()
    let app = ColourSelectorApp()
    #expect(app.rule(brokenBy: ScreenState(blank), after: steps, isMinimal: true) == "S6")
    #expect(app.rule(brokenBy: ScreenState(blank), after: steps, isMinimal: false) == "CS2")
  }
}
