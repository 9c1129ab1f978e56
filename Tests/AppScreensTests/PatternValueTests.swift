import AppModels
import AppScreens
import MVP
import Testing

/// Patterns as values that make screens.
struct PatternValueTests {
  @Test
  func `a pattern makes a new screen of each app at every call`() throws {
    let makeScreen = try #require(
      Pattern.mvp.screenFactory(CalculatorGesture.self, CalculatorDisplay.self))
    let screen = makeScreen()
    screen.perform(.press(.digit(.seven)))
    #expect(screen.display == CalculatorDisplay(text: "7"))
    #expect(makeScreen().display == CalculatorDisplay(text: "0"))
  }

  @Test
  func `a pattern without a screen for an app says so`() {
    let empty = Pattern("empty")
    #expect(empty.screenFactory(CalculatorGesture.self, CalculatorDisplay.self) == nil)
    #expect(Pattern.mvp.screenFactory(CalculatorGesture.self, ColourSelectorDisplay.self) == nil)
  }
}
