import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// Repetitions and great numbers: what they find that comes late.
struct PumpingTests {
  @Test
  func `a fault behind hundreds of steps is found by repeating a few`() throws {
    let app = CalculatorApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, _, right in
      CalculatorDisplay(text: String(right.text.prefix(500)))
    }
    let result = app.search(.pumping(gestures: 100_000, seed: 1), over: [.mvp, wrong])
    let difference = try #require(result.difference)
    #expect(difference.steps.count == 501)
    #expect(Set(difference.steps).count <= 2)
    #expect(difference.again.count < 12)
  }

  @Test
  func `a fault after the seventeenth new view is found`() throws {
    let app = ColourSelectorApp()
    let wrong = Pattern("Wrong") { @Sendable in TiredOfViewsScreen() }
    let right = Pattern("Right") { @Sendable in TiredOfViewsScreen(limit: .max) }
    let result = app.search(.pumping(gestures: 5_000, seed: 1), over: [right, wrong])
    #expect(result.difference?.steps.filter { $0 == "replace-view" }.count == 17)
  }

  @Test
  func `keys that make numbers at their limits find what is wrong there`() throws {
    let app = CalculatorApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, gesture, right in
      let isResult = gesture == .press(.equals)
      return right.text == "\(Int.min)" && isResult ? CalculatorDisplay(text: "error") : right
    }
    let result = app.search(.values(gestures: 75_000, seed: 1), over: [.mvp, wrong])
    #expect(result.difference?.steps.last == "=")
  }
}

/// A colour selector that turns green with its seventeenth new view.
private final class TiredOfViewsScreen: Screen {
  private(set) var view = FaultyView(.none, selection: [])
  private let limit: Int
  private var views = 0

  init(limit: Int = 17) {
    self.limit = limit
  }

  func replaceView() {
    views += 1
    view = FaultyView(.none, selection: [])
    if views >= limit { view.perform(.turn(.green, on: true)) }
  }
}
