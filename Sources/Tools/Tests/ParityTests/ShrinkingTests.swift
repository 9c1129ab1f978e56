import AppDefinitions
import AppModels
import AppScreens
import Testing

@testable import TriptychParity

/// The steps that are left of those that showed a fault.
struct ShrinkingTests {
  @Test(arguments: UInt64(1)...2)
  func `no step can be left out of what is left, and no text made shorter`(seed: UInt64) throws {
    let app = TokenCalculatorApp()
    let pattern = Pattern("Posts").adding(ScalarTokenScreen.init)
    let check = app.checks(of: pattern, effort: Effort(gestures: 5_000, walks: 1, seed: seed))
      .first { $0.source == .random && $0.condition == .plain }
    let finding = try #require(check?.run().findings.first)
    let steps = try finding.steps.flatMap { try Step<TokenCalculatorGesture>.read($0) }
    func isWrong(_ steps: [Step<TokenCalculatorGesture>]) -> Bool {
      !app.outcome(of: steps, under: .plain, on: pattern).isRight
    }
    #expect(isWrong(steps))
    for index in steps.indices {
      var fewer = steps
      fewer.remove(at: index)
      #expect(!isWrong(fewer), "\(finding)")
      guard case .gesture(let gesture) = steps[index] else { continue }
      for simpler in app.simplifications(of: gesture) {
        var shorter = steps
        shorter[index] = .gesture(simpler)
        #expect(!isWrong(shorter), "\(finding)")
      }
    }
  }

  @Test
  func `different keys become the same where that will do`() {
    let keys = CalculatorGesture.allCases.map(Step.gesture)
    let mixed = (0..<22).map { keys[$0 * 7 % keys.count] }
    let shrinking = Shrinking(mixed, of: CalculatorApp()) { steps in
      steps.firstIndex { $0.count > 20 }
    }
    #expect(shrinking.steps == Array(repeating: keys[0], count: 21))
  }

  /// As where each waits: they wait at the same time.
  @Test
  func `candidates that are tried together are shortened to the same steps, in few rounds`() {
    let keys = CalculatorGesture.allCases.map(Step.gesture)
    let mixed = (0..<22).map { keys[$0 * 7 % keys.count] }
    let needed = mixed[9]
    func firstShowing(_ candidates: [[Step<CalculatorGesture>]]) -> Int? {
      candidates.firstIndex { $0.contains(needed) && $0.contains(mixed[20]) }
    }
    let alone = Shrinking(mixed, of: CalculatorApp(), by: firstShowing)
    var rounds = 0
    let together = Shrinking(mixed, of: CalculatorApp(), together: true) { candidates in
      rounds += 1
      return firstShowing(candidates)
    }
    #expect(together.steps == alone.steps)
    #expect(rounds * 2 < alone.tries, "\(rounds) rounds, \(alone.tries) tries")
  }

  @Test
  func `a text becomes shorter`() throws {
    let steps = try Step<TokenCalculatorGesture>.read("input=abcd17efgh")
    let shrinking = Shrinking(steps, of: TokenCalculatorApp()) { candidates in
      candidates.firstIndex { $0.last?.notation.contains("17") ?? false }
    }
    #expect(shrinking.steps.map(\.notation) == ["input=17"])
  }

  @Test
  func `a text that must be long becomes one that has a short description`() throws {
    let text = (0..<300).map { "\($0)," }.joined()
    let shrinking = Shrinking([.gesture(.editInput(text))], of: TokenCalculatorApp()) {
      candidates in
      candidates.firstIndex { ($0.last?.notation.count ?? 0) > 700 }
    }
    let arguments = try #require(shrinking.steps.map(\.notation).asArguments)
    #expect(arguments.joined().count < 30, "\(arguments)")
  }

  @Test
  func `leaving out steps ends at a limit, and says so`() {
    let turns = ColourSelectorGesture.allCases.map(Step.gesture)
    var chance = SeededGenerator(seed: 1)
    let steps = (0..<100).map { _ in turns[Int.random(in: 0..<4, using: &chance)] }
    let shrinking = Shrinking(steps, of: ColourSelectorApp(), limit: 20) { candidates in
      candidates.firstIndex { $0.count >= 60 }
    }
    #expect(shrinking.isCutShort)
    #expect(shrinking.steps.count >= 60)
    let whole = Shrinking(steps, of: ColourSelectorApp()) { candidates in
      candidates.firstIndex { $0.count >= 60 }
    }
    #expect(whole.steps.count == 60)
    #expect(!whole.isCutShort)
  }
}

/// The posts' token calculator: separators are scalars, and what is no Int counts for nothing.
private final class ScalarTokenScreen: Screen {
  let view = ScalarTokenView()

  func replaceView() {}
}

private final class ScalarTokenView: HeadlessView {
  private(set) var display = TokenCalculatorDisplay(separators: "", input: "", total: "0")

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): display.separators = text
    case .editInput(let text): display.input = text
    }
    let separators = Set(display.separators.unicodeScalars)
    let pieces = display.input.unicodeScalars.split(whereSeparator: separators.contains)
    display.total = String(pieces.compactMap { Int(String($0)) }.reduce(0, &+))
  }
}
