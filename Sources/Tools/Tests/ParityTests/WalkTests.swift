import AppDefinitions
import AppModels
import AppScreens
import Foundation
import HostileScreens
import Testing
import TriptychFaultyScreens
import TriptychTestSupport

@testable import TriptychParity

/// The walks from each source: what they find, and how much they cover.
@Suite(.onThreadOfItsOwn)
struct WalkTests {
  private let app = ColourSelectorApp()

  @Test(arguments: [
    (FaultyColourScreen.Fault.namedInOrder, ["yellow=on", "green=on"]),
    (.forgottenOnReplacing, ["green=on", "replace-view"]),
  ])
  func `each source finds a fault, in as few steps as it takes, and the same with the same seed`(
    fault: FaultyColourScreen.Fault, steps: [String]
  ) throws {
    let sources =
      [WalkSource.random] + (steps.contains("replace-view") ? [] : [.sequences])
    for source in sources {
      let found = try app.result(from: source, on: .faulty(fault)).findings
      #expect(found.map { $0.steps.sorted() } == [steps.sorted()], "\(source)")
      #expect(try app.result(from: source, on: .faulty(fault)).findings == found)
    }
  }

  @Test
  func `every sequence of a length is taken, and so every shorter one`() throws {
    let result = try CalculatorApp().result(
      from: .sequences, on: .plainMVP,
      effort: Effort(gestures: 1, length: 2, walks: 1))
    let keys = CalculatorApp().alphabet.count
    #expect(result.walks == keys * keys)
    #expect(result.steps == 2 * keys * keys)
  }

  @Test
  func `a fault behind hundreds of steps is found by repeating a few, and told shortly`() throws {
    let wrong = AlteredScreen.pattern("Wrong", of: CalculatorApp()) { _, _, right in
      CalculatorDisplay(text: String(right.text.prefix(500)))
    }
    let result = try CalculatorApp().result(
      from: .repetition, on: wrong,
      effort: Effort(gestures: 200_000, walks: 1))
    let finding = try #require(result.findings.first)
    #expect(finding.steps.count == 501)
    #expect(finding.again.count < 12)
  }

  @Test
  func `keys that make numbers at their limits find what is wrong there`() throws {
    let wrong = AlteredScreen.pattern("Wrong", of: CalculatorApp()) { _, gesture, right in
      let isResult = gesture == .press(.equals)
      return right.text == "\(Int.min)" && isResult ? CalculatorDisplay(text: "error") : right
    }
    let result = try CalculatorApp().result(
      from: .numbers, on: wrong, effort: Effort(gestures: 300_000, walks: 1))
    #expect(result.findings.first?.steps.last == "=")
  }

  /// However few steps there are to draw.
  @Test(arguments: ["1-9223372036854775808", "-9223372036854775808+"])
  func `the first number too large is tried behind another, and the least before two keys`(
    text: String
  ) throws {
    let wrong = AlteredScreen.pattern("Wrong", of: CalculatorApp()) { last, gesture, right in
      last.text == text && gesture != nil ? CalculatorDisplay(text: "wrong") : right
    }
    let result = try CalculatorApp().result(
      from: .numbers, on: wrong, effort: Effort(gestures: 40, walks: 1))
    #expect(!result.findings.isEmpty)
  }

  /// What is always tried, however few steps there are to draw.
  @Test func `a product that is the first number too large is tried in any case`() throws {
    let wrong = AlteredScreen.pattern("Wrong", of: CalculatorApp()) { last, _, right in
      last.text == "4294967296*2147483648" && right.text == "error"
        ? CalculatorDisplay(text: "\(Int.min)") : right
    }
    let result = try CalculatorApp().result(
      from: .numbers, on: wrong, effort: Effort(gestures: 40, walks: 1))
    #expect(result.findings.first?.steps.last == "=")
  }

  @Test func `a text that a key makes longer is a thousand Characters long in any case`() throws {
    let wrong = AlteredScreen.pattern("Wrong", of: CalculatorApp()) { _, _, right in
      CalculatorDisplay(text: String(right.text.prefix(1_000)))
    }
    let result = try CalculatorApp().result(
      from: .repetition, on: wrong, effort: Effort(gestures: 40, walks: 1))
    #expect(result.findings.first?.steps.count == 1_001)
  }

  @Test func `a text behind an error is typed on in any case`() throws {
    let wrong = AlteredScreen.pattern("Wrong", of: TokenCalculatorApp()) { last, _, right in
      var display = right
      if last.total == "error", last.input.last == ",", right.input.hasPrefix(last.input) {
        display.total = "0"
      }
      return display
    }
    let result = try TokenCalculatorApp().result(
      from: .texts, on: wrong, effort: Effort(gestures: 40, walks: 1))
    #expect(result.findings.first?.steps.count == 3)
  }

  @Test func `steps are taken again with the same letters in another order`() throws {
    let app = MusicSearchApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { last, gesture, right in
      guard gesture != nil, last.rows != [], last.query != right.query,
        last.query.sorted() == right.query.sorted()
      else { return right }
      var display = last
      display.$query = right.$query
      return display
    }
    let result = try app.result(
      from: .random, on: wrong, effort: Effort(gestures: 5_000, walks: 1))
    #expect(!result.findings.isEmpty)
  }

  @Test func `keys that make numbers leave the limits and come back`() throws {
    let wrong = try #require(FaultyScreens.all.first { $0.name == "factor-left-out" })
    let result = try CalculatorApp().result(
      from: .numbers, on: wrong.pattern,
      effort: Effort(gestures: 20_000, walks: 1))
    #expect(result.findings.first?.steps.contains("/") == true)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every step that is drawn reads back as it is`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(stepsThatReadOtherwise(in: app) == [])
  }

  private func stepsThatReadOtherwise<Subject: AppDefinition>(in app: Subject) -> [String] {
    var chance = SeededGenerator(seed: 1)
    let steps = StepGenerator(StepCorpus(app), inventions: 7, excerpts: 1)
    return (0..<500).map { _ in steps.step(using: &chance) }.filter { step in
      do { return try Step<Subject.Gesture>.read(step.notation) != [step] } catch { return true }
    }.map(\.notation)
  }

  @Test
  func `a screen that leaves the process does not leave it with success`() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      let pattern = Pattern("Leaving").adding { LeavingScreen() }
      for check in ColourSelectorApp().checks(of: pattern) { _ = check.run() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("colour, Leaving"))
  }
}

/// A colour selector that exits, as if all were well, at the first gesture.
private final class LeavingScreen: Screen {
  private(set) var view = LeavingView()

  func replaceView() {
    view = LeavingView()
  }
}

private final class LeavingView: HeadlessView {
  let display = ColourSelectorDisplay()

  func perform(_ gesture: ColourSelectorGesture) {
    exit(0)
  }
}
