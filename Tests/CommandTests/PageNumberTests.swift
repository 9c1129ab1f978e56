import AppScreens
import Foundation
import Testing

@testable import ReportPage

/// Numbers and words as the page has them, and the order in which steps are recorded for it.
struct PageNumberTests {
  @Test(arguments: [0, 1, 44, 45, 46, 89, 90, 2_024, 2_025, 2_026, 1_000_000])
  func `a number is as many signs as it needs, and is read back`(number: Int) throws {
    var packed = PackedNumbers()
    packed.append(number)
    packed.append(7, after: 7)
    let bytes = Array(try text(packed).utf8)
    #expect(bytes.allSatisfy { (0x20...0x7E).contains($0) && !"\"\\<&".utf8.contains($0) })
    let numbers = Self.read(bytes)
    #expect(numbers == [number, 0])
  }

  @Test func `a number after another is its difference, whichever is greater`() throws {
    var packed = PackedNumbers()
    for (number, last) in [(5, 5), (6, 5), (4, 5), (9, 5), (0, 5)] {
      packed.append(number, after: last)
    }
    #expect(Self.read(Array(try text(packed).utf8)) == [0, 2, 1, 8, 9])
  }

  @Test func `words are grouped by all but their last letter, and numbered from one`() throws {
    let list = WordList(["on", "", "off", "of", "ob", "x"])
    #expect(list.places == [4, 0, 3, 2, 1, 5])
    #expect(
      String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
        == #"[["o","bf"],["of","f"],["o","n"],["","x"]]"#)
    #expect(WordList([]).places == [])
  }

  @Test func `a value has one number, however often it comes`() throws {
    var pool = Pool<String>()
    #expect(["a", "b", "a", "c"].map { pool.number(of: $0) } == [0, 1, 0, 2])
    #expect(pool.values == ["a", "b", "c"])
    #expect(WordOrigin.own(3).code == 3)
    let codes = [WordOrigin.step, .before(0), .after(0), .before(1), .after(1)].map(\.code)
    #expect(codes == [-1, -2, -3, -4, -5])
  }

  @Test func `a step like the one before costs more, and a digit the more the longer the number`()
    throws
  {
    let palette = try ["1", "+", "AC", "replace-view", "2"].flatMap(Step<CalculatorGesture>.read)
    let costs = StepCosts(palette)
    let digit = StepCosts.Run(.digit, after: nil)
    let two = StepCosts.Run(.digit, after: digit)
    #expect((digit.length, two.length) == (1, 2))
    #expect(StepCosts.Run(.sign, after: two).length == 1)
    #expect(palette.indices.map { costs.cost(of: $0, after: nil) } == [2, 2, 2, 3, 2])
    #expect(
      [digit, two, StepCosts.Run(.digit, after: two)].map { costs.cost(of: 0, after: $0) } == [
        1, 6, 11,
      ])
    #expect(costs.cost(of: 1, after: StepCosts.Run(.sign, after: nil)) == 3)
    #expect(costs.cost(of: 1, after: digit) == 2)
    let texts = try (1...4).map { "input=\($0)" }.flatMap(Step<TokenCalculatorGesture>.read)
    #expect(texts.indices.map { StepCosts(texts).cost(of: $0, after: nil) } == [2, 2, 3, 3])
  }

  @Test func `moves come by their cost, and a state that is found late has its turn at once`()
    throws
  {
    let palette = try ["1", "+", "replace-view"].flatMap(Step<CalculatorGesture>.read)
    var queue = MoveQueue(StepCosts(palette))
    func moves(_ count: Int) -> [String] {
      (0..<count).compactMap { _ in queue.next() }.map { "\($0.source) \($0.step)" }
    }
    #expect(moves(1) == [])
    queue.add(stepsFrom: 0, at: 0, after: nil)
    queue.add(stepsFrom: 1, at: 1, after: nil)
    #expect(moves(5) == ["0 0", "0 1", "0 2", "1 0", "1 1"])
    queue.add(stepsFrom: 2, at: 0, after: nil)
    #expect(moves(9) == ["2 0", "2 1", "2 2", "1 2"])
  }

  @Test func `what people do most often comes first, and of equals what is first in the palette`()
    throws
  {
    let palette = try "12+=".map { String($0) }.flatMap(Step<CalculatorGesture>.read)
    let runs = try ["1+2=", "1=", "2+", "1+"].map(Step<CalculatorGesture>.read)
    let habits = Habits(runs, in: palette)
    #expect(habits.likely(after: nil) == [0, 1])
    #expect(habits.likely(after: .digit) == [2, 3])
    #expect(habits.likely(after: .sign) == [1])
    #expect(habits.likely(after: .named("AC")) == [])
  }

  /// The numbers that the page reads from signs.
  private static func read(_ bytes: [UInt8]) -> [Int] {
    let signs = (UInt8(ascii: " ")...UInt8(ascii: "~")).filter { !"\"\\<&".utf8.contains($0) }
    let half = signs.count / 2
    var (numbers, number, weight): ([Int], Int, Int) = ([], 0, 1)
    for byte in bytes {
      let digit = signs.firstIndex(of: byte) ?? 0
      number += digit % half * weight
      weight *= half
      if digit < half {
        numbers.append(number)
        (number, weight) = (0, 1)
      }
    }
    return numbers
  }

  private func text(_ packed: PackedNumbers) throws -> String {
    try JSONDecoder().decode(String.self, from: JSONEncoder().encode(packed))
  }
}
