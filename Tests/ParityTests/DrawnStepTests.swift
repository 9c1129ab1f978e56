import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// The steps that are drawn: which ones, and which never.
struct DrawnStepTests {
  private let turn = ColourSelectorGesture.turn(.green, on: true)

  @Test func `typed numbers begin with a sign at times, and are followed by every other key`()
    throws
  {
    let keys = try #require(NumberKeys(CalculatorApp()))
    var generator = SeededGenerator(seed: 1)
    let typed = (0..<400).map { _ in keys.typing(using: &generator).map(\.notation) }
    #expect(typed.contains { $0.first == "-" })
    #expect(typed.contains { $0.first == "0" })
    #expect(typed.contains { $0.contains("replace-view") })
    #expect(typed.contains { $0.joined().contains("9223372036854775807") })
    let ends = Set(typed.flatMap { $0.suffix(3) })
    #expect(ends == ["+", "-", "*", "/", "=", "AC"])
    #expect(typed.allSatisfy { $0.count > 3 })
  }

  @Test func `between the numbers are few keys mostly, and all of them at times`() throws {
    let keys = try #require(NumberKeys(CalculatorApp()))
    var generator = SeededGenerator(seed: 1)
    var counts: [Int] = []
    for _ in 0..<600 {
      let steps = keys.typing(using: &generator).dropLast(3).map(\.notation)
      let between = steps.dropFirst().filter { $0.count < 3 && $0.first?.isNumber == false }
      if between.count > 12 { counts.append(Set(between).count) }
    }
    #expect(counts.filter { $0 <= 3 }.count > counts.count / 2)
    #expect(counts.contains { $0 == 6 })
  }

  @Test func `of all steps some are left out for a while, and never all`() {
    var counts: Set<Int> = []
    for seed in 1...12 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let some = StepGenerator(
        StepCorpus(CalculatorApp()), leavingOutWith: &generator, inventions: 0)
      counts.insert(Set((0..<400).map { _ in some.step(using: &generator) }).count)
    }
    #expect(counts.min() ?? 0 > 0)
    #expect(counts.max() ?? 99 < 16)
    var generator = SeededGenerator(seed: 1)
    let all = StepGenerator(CalculatorApp())
    #expect(Set((0..<800).map { _ in all.step(using: &generator) }).count == 16)
    let one = StepGenerator(SmallApp([turn]), leavingOutWith: &generator)
    #expect(one.step(using: &generator) == .gesture(turn))
  }

  @Test func `stretches of scenarios are taken whole`() {
    let app = ColourSelectorApp()
    let source = StepGenerator(StepCorpus(app), inventions: 0, excerpts: 32)
    var generator = SeededGenerator(seed: 1)
    let steps = (0..<400).map { _ in source.step(using: &generator) }
    let known = Set(app.rules.flatMap(\.scenarios).flatMap(\.steps))
    #expect(Set(steps).isSubset(of: known))
    #expect(steps.contains(.replaceView))
  }

  @Test func `the numbers of an answer are small ones mostly, and events arrive with their texts`()
  {
    var generator = SeededGenerator(seed: 1)
    let music = StepGenerator(StepCorpus(MusicSearchApp()), inventions: 8)
    let drawn = (0..<1_500).compactMap { _ in music.invention(using: &generator)?.notation }
    #expect(drawn.count == 1_500)
    let numbers = drawn.filter { $0.hasPrefix("reply=") }.compactMap { Int($0.dropFirst(6)) }
    #expect(numbers.allSatisfy { (1...1_000).contains($0) })
    #expect(Set(numbers).isSuperset(of: [1, 2, 3, 4]))
    #expect(numbers.contains { $0 > 4 })
    #expect(drawn.contains { $0.hasPrefix("fail=1,") })
    let form = StepGenerator(StepCorpus(AddressFormApp()), inventions: 8)
    let arrivals = (0..<500).compactMap { _ in form.invention(using: &generator)?.notation }
      .filter { $0.hasPrefix("arrive=") }
    #expect(Set(arrivals).count > 20)
  }

  @Test func `the app's own invention is drawn where there is one`() {
    var generator = SeededGenerator(seed: 1)
    let invention = ColourSelectorGesture.turn(.yellow, on: false)
    let source = StepGenerator(SmallApp([turn], inventing: invention))
    let steps = (0..<200).map { _ in source.step(using: &generator) }
    #expect(Set(steps) == [.gesture(turn), .gesture(invention)])
    let none = StepGenerator(SmallApp([turn]))
    #expect(none.invention(using: &generator) == nil)
  }
}
