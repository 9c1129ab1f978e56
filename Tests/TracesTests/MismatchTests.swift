import AppModels
import AppRules
import AppScreens
import MVP
import MVVM
import Parity
import Testing
import Traces

@testable import MVC

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
    let wrong = Pattern("Wrong", WrongScreen.init)
    let trace = try trace(CalculatorApp(), in: wrong, "5", "AC", "=", "-", "*", "+", "replace-view")
    #expect(
      trace.mismatches.map(\.text) == [
        "records attach(_:), but calls presenter.attach",
        "records text + \"!\" for what show(text:) receives",
        "records press(_:), but calls presenter.clear(_:)",
        "records press(_:), but calls { _ in }",
        "records clear(_:), which it makes up by line:",
        "records presses, but sets \\.clears",
        "records isOn, text for what show(_:isOn:) receives",
        "records text for what show(_:isOn:) receives",
        "records String(count) for count",
        "records newValue for the new isBold",
        "records newValue + 1 for the new size",
      ])
    #expect(trace.mismatches.allSatisfy { $0.site.path.hasSuffix("WrongScreen.swift") })
  }

  @Test
  func `a message to a delegate that is not there is not recorded`() throws {
    let trace = try trace(CalculatorApp(), in: Pattern("Lonely", LonelyScreen.init), "5")
    #expect(trace.episodes[1].lines == ["gesture: 5"])
  }
}

/// A view of MVC without a controller.
private final class LonelyScreen: Screen {
  let view = HeadlessCalculatorView()

  func replaceView() {}
}
