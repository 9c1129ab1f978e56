import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// The progress of a pattern, with the parts that are not written yet.
struct ProgressTests {
  private let app = ColourSelectorApp()

  @Test
  func `all that holds is counted, and the first rule that does not is told of`() {
    let progress = app.progress(of: .faulty(.namedInOrder), reference: .mvp)
    #expect(!progress.isComplete)
    #expect(
      progress.description
        == #"""
        Faulty, colour: 7 of 10 rules hold, next is CS3
        With both on, `Green and Yellow`, whichever came first.
        CS3 broken by Faulty (colour, yellow first): after step 2, "green=on", expected \#
        status "Green and Yellow", shown status "Yellow and Green"
          a new screen shows green "off" yellow "off" status "Please choose a switch"
          "yellow=on" shows green "off" yellow "on" status "Yellow"
          "green=on" shows green "on" yellow "on" status "Yellow and Green", not green "on" yellow \#
        "on" status "Green and Yellow"
          look: is the status made from what is on, or from what came last?
          again: verify colour --rule CS3 --scenario 'yellow first'
          also broken, perhaps for the same reason: CS1 and CS2
        """#)
  }

  @Test
  func `a pattern that keeps all rules is complete`() {
    let progress = app.progress(of: .mvp, reference: .mvp)
    #expect(progress.isComplete)
    #expect(progress.description == "MVP, colour: 10 of 10 rules hold")
  }

  @Test
  func `a difference that no scenario shows is told by the rule that it breaks`() {
    let progress = app.progress(of: .faulty(.tiredAfterTwenty))
    #expect(progress.next == "CS2")
    let rare = CalculatorApp().progress(of: Pattern("Rare", RareScreen.init))
    #expect(rare.holding == rare.rules - 1)
    #expect(rare.next == "FF2")
    #expect(rare.finding?.rule == "FF2")
    #expect(rare.finding?.steps == ["8", "6", "8"])
    #expect(rare.finding?.again == ["compare", "four-function", "8", "6", "8"])
  }

  @Test
  func `an app for which there is no screen is not begun`() {
    let progress = app.progress(of: Pattern("Unwritten"), reference: .mvp)
    #expect(progress.holding == 0)
    #expect(progress.next == "S1")
  }

  @Test
  func `a rule without scenarios is not taken to hold`() {
    let progress = EmptyRuleApp().progress(of: .mvp, reference: .mvp)
    #expect(!progress.isComplete)
    #expect(
      progress.description
        == """
        MVP, empty: 4 of 5 rules hold, next is X1
        Nothing is known.
        no check of it was run; has it scenarios?
        """)
  }
}

/// Right but for one number that no scenario has.
private final class RareScreen: Screen {
  private let base = CalculatorApp().screenFactory(in: .mvp)
  private(set) var view: RareView

  init() {
    view = RareView(base?())
  }

  func replaceView() {
    view.screen?.replaceView()
    view = RareView(view.screen)
  }
}

private final class RareView: HeadlessView {
  let screen: (any Screen<CalculatorGesture, CalculatorDisplay>)?

  private(set) var display = CalculatorDisplay()

  init(_ screen: (any Screen<CalculatorGesture, CalculatorDisplay>)?) {
    self.screen = screen
    update()
  }

  func perform(_ gesture: CalculatorGesture) {
    screen?.perform(gesture)
    update()
  }

  private func update() {
    display = screen?.display ?? CalculatorDisplay()
    if display.text == "868" { display.text = "686" }
  }
}

private struct EmptyRuleApp: AppDefinition {
  let name = "empty"
  let title = "Empty"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = ColourSelectorGesture.allCases
  let rules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] = [
    Rule("X1", "Nothing is known.", scenarios: []),
    .independence(
      Scenario(.typical, "nothing", from: ColourSelectorDisplay(), [(String, Void)]()) { _, _, _ in
      }
    ),
  ]
}
