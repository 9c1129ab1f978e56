import AppModels
import AppRules
import AppScreens
import MVP
import Synchronization
import Testing

@testable import Parity

/// What a difference says, and how somebody comes to see it again.
struct DifferenceTests {
  private func difference(change: (inout Difference) -> Void = { _ in }) -> Difference {
    var difference = Difference(
      "four-function", after: ["5", "+"], between: ["MVC", "MVP"],
      showing: [CalculatorDisplay(text: "5"), CalculatorDisplay(text: "6")])
    change(&difference)
    return difference
  }

  @Test func `a difference is told with its steps and displays`() {
    #expect(
      difference().description == """
        patterns differ (four-function) after "5", "+": MVC shows text "5", MVP shows text "6"
          again: compare four-function 5 +
        """)
  }

  @Test func `a difference is seen again by its steps, where these suffice`() {
    #expect(difference().again == ["compare", "four-function", "5", "+"])
    #expect(difference { $0.isFatal = true }.again == ["verify", "four-function", "--isolated"])
    #expect(
      difference {
        $0.isRepeatable = false
        $0.note(.texts(gestures: 9, seed: 7))
      }.again == ["verify", "four-function", "--seed", "7"])
  }

  @Test
  func `a difference that its own steps do not show again is told as such`() throws {
    let made = Mutex(0)
    let wrong = Pattern("Wrong") { @Sendable in
      let isSecond = made.withLock { count in
        count += 1
        return count % 2 == 0
      }
      return FaultyScreen(isSecond ? .namedInOrder : .none)
    }
    let result = ColourSelectorApp().search(
      .random(gestures: 1_000, seed: 7), over: [.mvp, wrong])
    let difference = try #require(result.difference)
    #expect(!difference.isRepeatable)
    #expect(difference.again == ["verify", "colour", "--seed", "7"])
  }

  @Test func `of two long texts a reader gets the place where they differ`() {
    let shared = String(repeating: "1,", count: 100)
    let shown = TokenCalculatorDisplay(separators: ",", input: shared + "x", total: "3")
    let expected = TokenCalculatorDisplay(separators: ",", input: shared + "y", total: "3")
    #expect(shown.summary(where: expected) == #"input …"1,1,1,1,x""#)
  }
}
