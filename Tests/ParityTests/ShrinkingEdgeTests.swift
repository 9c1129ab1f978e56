import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// How little is tried, and what is left, when a fault shows always, never or at a limit.
struct ShrinkingEdgeTests {
  private typealias Steps = [Step<ColourSelectorGesture>]

  private let turns = ColourSelectorGesture.allCases.map(Step.gesture)
  private let app = ColourSelectorApp()

  @Test func `what always shows needs no step, or the last where that is kept`() {
    let none = Shrinking(turns, of: app) { _ in true }
    #expect(none.steps == [])
    #expect(!none.isCutShort)
    #expect(Shrinking(turns, of: app, keepingLast: true) { _ in true }.steps == [turns[3]])
    #expect(Shrinking([], of: app) { _ in true }.steps == [])
    #expect(Shrinking([], of: app, keepingLast: true) { _ in true }.tries == 0)
  }

  @Test func `what never shows again is left as it was, and nothing is tried twice`() {
    var tried: [Steps] = []
    let same = Shrinking(Array(repeating: turns[0], count: 4), of: app) {
      tried.append($0)
      return false
    }
    #expect(same.steps.count == 4)
    #expect(tried.map(\.count) == [2, 3])
    #expect(same.tries == 2)
    tried = []
    let mixed = Shrinking(turns + turns.reversed(), of: app) {
      tried.append($0)
      return false
    }
    #expect(mixed.steps == turns + turns.reversed())
    #expect(Set(tried).count == tried.count)
    #expect(!mixed.isCutShort)
  }

  @Test func `after so many that show the fault no more are tried`() {
    let shrinking = Shrinking(turns + turns, of: app, successes: 1) { _ in true }
    #expect(shrinking.steps.count == 4)
    #expect(shrinking.tries == 1)
    #expect(shrinking.isCutShort)
    let none = Shrinking(turns, of: app, limit: 0) { _ in true }
    #expect(none.steps == turns)
    #expect(none.tries == 0)
    #expect(none.isCutShort)
  }

  @Test func `a step becomes one that is simpler, be it there already or not`() {
    let yellowOff = turns[3]
    let one = Shrinking([yellowOff], of: app) { $0.count == 1 }
    #expect(one.steps == [turns[0]])
    let kept = Shrinking([yellowOff, yellowOff], of: app, keepingLast: true) { $0.count == 2 }
    #expect(kept.steps == [turns[0], yellowOff])
    let view = Shrinking([.replaceView, yellowOff], of: app) { $0.count == 2 }
    #expect(view.steps == [.replaceView, turns[0]])
  }

  @Test func `a text becomes shorter, in the last step too`() throws {
    let steps = try Step<TokenCalculatorGesture>.read("input=abcd17efgh")
    let shrinking = Shrinking(steps, of: TokenCalculatorApp(), keepingLast: true) { steps in
      steps.last?.notation.contains("17") ?? false
    }
    #expect(shrinking.steps.map(\.notation) == ["input=17"])
  }
}
