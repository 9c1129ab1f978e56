import AppModels
import AppScreens
import Testing

/// Patterns as values that make screens.
struct PatternValueTests {
  private let pattern = Pattern("Echo").adding(EchoScreen.init)

  @Test @MainActor
  func `a pattern makes a new screen of each app at every call`() throws {
    let screens = try #require(
      pattern.screenFactory(CalculatorGesture.self, CalculatorDisplay.self))
    let screen = screens.makeScreen()
    screen.perform(.press(.digit(.seven)))
    #expect(screen.display.text == "7")
    #expect(screens.makeScreen().display.text == "")
  }

  @Test
  func `a pattern without a screen for an app says so`() {
    let empty = Pattern("empty")
    #expect(empty.screenFactory(CalculatorGesture.self, CalculatorDisplay.self) == nil)
    #expect(pattern.screenFactory(CalculatorGesture.self, ColourSelectorDisplay.self) == nil)
  }
}

/// A screen that shows the last key.
private final class EchoScreen: Screen {
  private(set) var view = EchoView()

  func replaceView() {
    view = EchoView()
  }
}

private final class EchoView: HeadlessView {
  private(set) var display = CalculatorDisplay()

  func perform(_ gesture: CalculatorGesture) {
    display.text = gesture.notation
  }
}
