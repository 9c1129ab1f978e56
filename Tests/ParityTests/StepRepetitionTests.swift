import Testing

@testable import Parity

/// Steps that follow one another many times, as a person reads and writes them.
struct StepRepetitionTests {
  @Test func `what is repeated is written once, and how often`() {
    let steps = ["1"] + Array(repeating: ["+", "2"], count: 20).joined() + ["="]
    #expect(StepRepetition.arguments(for: steps) == ["1", "+", "2", "repeat=20,2", "="])
    #expect(StepRepetition.arguments(for: Array(repeating: "1", count: 9)) == ["1", "repeat=9"])
    #expect(StepRepetition.arguments(for: ["1", "1", "1"]) == ["1", "1", "1"])
  }

  @Test(arguments: [("repeat=100000", 100_000, 1), ("repeat=3,2", 3, 2)])
  func `a repetition is read`(notation: String, times: Int, steps: Int) throws {
    let read = try #require(StepRepetition.read(notation))
    #expect(read.times == times)
    #expect(read.steps == steps)
  }

  @Test(arguments: ["repeat=", "repeat=0", "repeat=-1", "repeat=100001", "repeat=2,0", "Repeat=2"])
  func `what is no repetition is not read as one`(notation: String) {
    #expect(StepRepetition.read(notation) == nil)
  }

  @Test func `what no shell can pass on is not written`() {
    #expect(StepRepetition.arguments(for: ["query=\0"]) == nil)
  }
}
