import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// The rules as code: that they say what the scenarios say, and which rule a difference breaks.
struct SpecificationTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `whatever is wrong after a scenario, a rule of the app is cited`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(scenariosWithoutRule(of: app) == [])
  }

  private func scenariosWithoutRule<App: AppDefinition>(of app: App) -> [String] {
    app.rules.flatMap(\.scenarios).filter { scenario in
      guard let attribution = Attribution(app, after: scenario.steps),
        let last = attribution.displays.last
      else { return true }
      let cited = attribution.rule(brokenBy: App.Display()).flatMap { app.rule($0) }
      return cited == nil || attribution.rule(brokenBy: last) != nil
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
    let attribution = Attribution(CalculatorApp(), after: steps, isMinimal: true)
    #expect(attribution?.rule(brokenBy: CalculatorDisplay(text: shown)) == rule)
  }

  @Test
  func `a step without consequences is blamed only where it is known to be needed`() {
    let steps: [Step<ColourSelectorGesture>] = [
      .gesture(.turn(.green, on: false)), .gesture(.turn(.green, on: true)),
    ]
    let blank = ColourSelectorDisplay()
    let app = ColourSelectorApp()
    #expect(
      Attribution(app, after: steps, isMinimal: true)?.rule(brokenBy: blank) == "S6")
    #expect(
      Attribution(app, after: steps, isMinimal: false)?.rule(brokenBy: blank) == "CS2")
  }
}
