import AppModels
import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Testing

@testable import Parity

/// The rules as code: that they say what the scenarios say, and which rule a difference breaks.
struct SpecificationTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `a specification shows what every scenario of its app says`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(scenariosNotSpecified(of: app) == [])
  }

  private func scenariosNotSpecified(of app: some AppDefinition) -> [String] {
    guard let pattern = app.specificationPattern, let makeScreen = app.screenFactory(in: pattern)
    else { return ["no specification"] }
    return app.rules.flatMap(\.scenarios).filter { scenario in
      let screen = makeScreen()
      let shown =
        [screen.display]
        + scenario.steps.map { step in
          screen.take(step)
          return screen.display
        }
      return shown != scenario.displays
    }.map(\.name)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `whatever is wrong after a scenario, a rule of the app is cited`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(scenariosWithoutRule(of: app) == [])
  }

  private func scenariosWithoutRule<App: AppDefinition>(of app: App) -> [String] {
    app.rules.flatMap(\.scenarios).filter { scenario in
      let attribution = Attribution(app, after: scenario.steps, isMinimal: false)
      let last = scenario.displays.last ?? App.Display()
      return attribution?.rule(brokenBy: App.Display()) == nil
        || attribution?.rule(brokenBy: last) != nil
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
    #expect(attribution?.rule(brokenBy: CalculatorDisplay(text: shown))?.number == rule)
  }

  @Test
  func `a step without consequences is blamed only where it is known to be needed`() {
    let steps: [Step<ColourSelectorGesture>] = [
      .gesture(.turn(.green, on: false)), .gesture(.turn(.green, on: true)),
    ]
    let blank = ColourSelectorDisplay()
    let app = ColourSelectorApp()
    #expect(
      Attribution(app, after: steps, isMinimal: true)?.rule(brokenBy: blank)?.number == "CS4")
    #expect(
      Attribution(app, after: steps, isMinimal: false)?.rule(brokenBy: blank)?.number == "CS2")
  }

  @Test
  func `a fault of all patterns is found, and told by its rule in each`() throws {
    let patterns = [Pattern.mvc, .mvp, .mvvm].map { swapping($0.name) }
    let app = CalculatorApp()
    let result = app.search(.sequences(length: 2), over: app.besideSpecification(patterns))
    let difference = try #require(result.difference)
    #expect(difference.steps == ["8", "6"])
    #expect(difference.broken.map(\.pattern) == ["MVC", "MVP", "MVVM"])
    #expect(Set(difference.broken.map(\.rule)) == ["FF2"])
    #expect(result.findings.map(\.expected) == Array(repeating: #"text "86""#, count: 3))
  }

  @Test
  func `a rule that only a search finds broken is broken in the report`() throws {
    let report = Report(
      on: CalculatorApp(), of: [.mvp, swapping("Wrong")], searches: [.sequences(length: 2)])
    let broken = report.rows.filter { $0.verdict == .broken }
    #expect(broken.map(\.pattern) == ["Wrong"])
    #expect(broken.map(\.rule) == ["FF2"])
    #expect(broken.first?.findings.first?.expected == #"text "86""#)
    #expect(report.progress.map(\.next) == [nil, "FF2"])
    #expect(report.progress.map(\.isComplete) == [true, false])
  }

  /// A calculator that shows 68 for 86, which no scenario has.
  private func swapping(_ name: String) -> Pattern {
    AlteredScreen.pattern(name, of: CalculatorApp()) { _, _, right in
      right.text == "86" ? CalculatorDisplay(text: "68") : right
    }
  }
}
