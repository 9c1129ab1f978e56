import AppScreens
import SharedSuite
import Testing

@testable import TriptychParity

/// Steps that follow one another many times, as a person reads and writes them.
struct StepRepetitionTests {
  @Test func `what is repeated is written once, and how often`() {
    let steps = ["1"] + Array(repeating: ["+", "2"], count: 20).joined() + ["="]
    #expect(steps.asArguments == ["1", "+", "2", "repeat=20,2", "="])
    #expect(Array(repeating: "1", count: 9).asArguments == ["1", "repeat=9"])
    #expect(["1", "1", "1"].asArguments == ["1", "1", "1"])
  }

  @Test(arguments: [("repeat=100000", 100_000, 1), ("repeat=3,2", 3, 2)])
  func `a repetition is read`(notation: String, times: Int, steps: Int) throws {
    let read = try #require(notation.repetition)
    #expect(read.times == times)
    #expect(read.count == steps)
  }

  @Test(arguments: ["repeat=", "repeat=0", "repeat=-1", "repeat=100001", "repeat=2,0", "Repeat=2"])
  func `what is no repetition is not read as one`(notation: String) {
    #expect(notation.repetition == nil)
  }

  @Test(arguments: ["1,", "\"\\", ")*", "e\u{301}"])
  func `a long text in which something is repeated is written short, and read as it was`(
    piece: String
  ) throws {
    let text = "input=\\ \"" + String(repeating: piece, count: 2_500) + "1"
    let words = try #require([text].asArguments)
    #expect(words.count == 1)
    #expect(words[0].count < 50 || piece.contains(")"))
    let steps = try Step<TokenCalculatorGesture>.typed(words[0])
    #expect(steps.map { Array($0.notation.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test func `what no shell can pass on is not written`() {
    #expect(["query=\0"].asArguments == nil)
  }
}
