import AppModels
import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Synchronization
import Testing

@testable import Parity

/// Repetitions: what is found by counts, by limits of numbers, and by doubling.
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
    #expect(difference.mechanism == "pumping")
    #expect(difference.again.count < 12)
    let random = app.search(.random(gestures: 10_000, seed: 1), over: [.mvp, wrong])
    #expect(random.difference == nil)
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
  func `keys that make numbers at their limits find what random keys do not`() throws {
    let app = CalculatorApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, gesture, right in
      let isResult = gesture == .press(.equals)
      return right.text == "\(Int.min)" && isResult ? CalculatorDisplay(text: "error") : right
    }
    let result = app.search(.values(gestures: 75_000, seed: 1), over: [.mvp, wrong])
    #expect(result.difference?.steps.last == "=")
    let random = app.search(.random(gestures: 20_000, seed: 1), over: [.mvp, wrong])
    #expect(random.difference == nil)
  }

  @Test
  func `an app without digits has no numbers to type, and one without texts none to invent`() {
    #expect(NumberKeys(ColourSelectorApp()) == nil)
    #expect(NumberKeys(TokenCalculatorApp()) == nil)
    let kinds = ColourSelectorApp().usualSearches().map(\.name)
    #expect(kinds == ["every state", "every short sequence", "random gestures", "pumping"])
    let all = Set(TriptychApps.all.flatMap { $0.usualSearches().map(\.name) })
    #expect(all == Set(kinds + ["invented texts", "numbers at their limits"]))
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `nothing is found in screens that are right`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    for search in [Search.pumping(gestures: 6_000, seed: 1), .values(gestures: 3_000, seed: 1)] {
      let result = app.search(search, over: [.mvc, .mvp, .mvvm])
      #expect(result.difference == nil)
    }
  }

  @Test
  func `what is repeated is written once, and how often`() {
    let steps = ["1"] + Array(repeating: ["+", "2"], count: 20).joined() + ["="]
    #expect(StepRepetition.arguments(for: steps) == ["1", "+", "2", "repeat=20,2", "="])
    #expect(StepRepetition.arguments(for: ["1", "1", "1"]) == ["1", "1", "1"])
    #expect(StepRepetition.arguments(for: Array(repeating: "1", count: 9)) == ["1", "repeat=9"])
    #expect(StepRepetition.read("repeat=20,2").map { [$0.times, $0.steps] } == [20, 2])
    #expect(StepRepetition.arguments(for: ["input=\0"]) == nil)
    for notation in ["repeat=0", "repeat=", "repeat=1,2,3", "repeat=9999999", "Repeat=2"] {
      #expect(StepRepetition.read(notation) == nil)
    }
  }

  @Test
  func `a difference that its own steps do not show again is told as such`() throws {
    let app = ColourSelectorApp()
    let made = Mutex(0)
    let wrong = Pattern("Wrong") { @Sendable in
      let isSecond = made.withLock { count in
        count += 1
        return count % 2 == 0
      }
      return FaultyScreen(isSecond ? .namedInOrder : .none)
    }
    let result = app.search(.random(gestures: 1_000, seed: 7), over: [.mvp, wrong])
    let difference = try #require(result.difference)
    #expect(!difference.isRepeatable)
    #expect(difference.again == ["verify", "colour", "--seed", "7"])
    #expect(difference.description.contains("the same steps do not show it again"))
  }

  @Test
  func `different keys become the same where that will do`() {
    let keys = CalculatorGesture.allCases.map(Step.gesture)
    let mixed = (0..<22).map { keys[$0 * 7 % 16] }
    let shrinking = Shrinking(mixed, of: CalculatorApp()) { $0.count > 20 }
    #expect(shrinking.steps == Array(repeating: keys[0], count: 21))
    let few = Shrinking(mixed, of: CalculatorApp()) { $0.count > 20 && $0.contains(keys[5]) }
    #expect(Set(few.steps).isSubset(of: [keys[0], keys[5]]))
  }

  @Test
  func `a step that takes four times as long for twice the text is told of, by S5`() throws {
    let slow = Pattern("Slow") { @Sendable in SlowScreen(isQuadratic: true) }
    let check = try #require(
      TokenCalculatorApp().checks(of: slow).first { $0.name == "doubling what a step deals with" })
    let finding = try #require(check.run().finding)
    #expect(check.rule == "S5")
    #expect(finding.again == ["verify", "token", "--rule", "S5", "--scenario", check.name])
  }

  @Test
  func `a step that takes twice as long for twice the text may do so`() throws {
    let slow = Pattern("Slow") { @Sendable in SlowScreen(isQuadratic: false) }
    let check = try #require(
      TokenCalculatorApp().checks(of: slow).first { $0.name == "doubling what a step deals with" })
    #expect(check.run().finding == nil)
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

/// A token calculator that looks at each Character once, or at all for each.
private final class SlowScreen: Screen {
  private(set) var view: SlowView

  init(isQuadratic: Bool) {
    view = SlowView(isQuadratic: isQuadratic)
  }

  func replaceView() {}
}

private final class SlowView: HeadlessView {
  private(set) var display = TokenCalculatorDisplay(separators: "", input: "", total: "0")
  private let isQuadratic: Bool

  init(isQuadratic: Bool) {
    self.isQuadratic = isQuadratic
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    guard case .editInput(let text) = gesture else { return }
    let bytes = Array(text.utf8)
    var digits = 0
    for index in bytes.indices {
      digits += bytes[index] == 49 ? 1 : 0
      let others = isQuadratic ? bytes.prefix(bytes.count / 8) : bytes.prefix(16)
      for other in others where other == bytes[index] { digits ^= 1 }
    }
    display.total = String(digits)
    display.input = text
  }
}
