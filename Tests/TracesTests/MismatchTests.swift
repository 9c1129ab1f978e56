import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Parity
import Testing
import Traces

/// What views record is compared with what they say and hear, as their sources have it.
struct MismatchTests {
  @Test(arguments: [Pattern.mvc, .mvp, .mvvm], TriptychApps.all)
  func `what a pattern's views record is what they say and hear`(
    pattern: Pattern, app: any AppDefinition
  ) throws {
    let trace = try trace(app, in: pattern, app.demonstration + ["replace-view"])
    #expect(trace.isRecorded)
    #expect(trace.mismatches.map(\.description) == [])
  }

  @Test
  func `a view that records something else is found out, line by line`() throws {
    let wrong = Pattern("Wrong").adding(WrongScreen.init)
    let trace = try trace(CalculatorApp(), in: wrong, "5", "=", "-", "+", "replace-view")
    #expect(
      trace.mismatches.map(\.text) == [
        "records attach(_:), but calls presenter.attach",
        "records press(_:), but calls presenter.clear(_:)",
        "records presses, but sets \\.clears",
        "records String(count) for count",
      ])
    #expect(trace.mismatches.allSatisfy { $0.site.path.hasSuffix("WrongScreen.swift") })
  }
}
