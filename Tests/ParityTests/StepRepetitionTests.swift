import Testing

@testable import Parity

/// Steps that follow one another some times, as a person reads and writes them.
struct StepRepetitionTests {
  @Test(arguments: [
    ("", ""), ("a", "a"), ("a a", "a a"), ("a a a", "a*3"), ("a a a a b", "a*4 b"),
    ("a b a b", "a b a b"), ("a b a b a b", "ab*3"), ("a a a b a a a b a a a b", "aaab*3"),
    ("x a b a b a b y", "x ab*3 y"), ("a b c d e f a b c d e f a b c d e f", "abcdef*3"),
    (
      "a b c d e f g a b c d e f g a b c d e f g", "a b c d e f g a b c d e f g a b c d e f g"
    ),
  ])
  func `what is made three times or more is a repetition of up to six steps`(
    steps: String, found: String
  ) {
    let repetitions = StepRepetition.found(in: steps.split(separator: " ").map(String.init))
    let texts = repetitions.map { $0.steps.joined() + ($0.times > 1 ? "*\($0.times)" : "") }
    #expect(texts.joined(separator: " ") == found)
  }

  @Test(arguments: [(8, "1 1 1 1 1 1 1 1"), (9, "1 repeat=9"), (100, "1 repeat=100")])
  func `more than eight steps are written once, and how often`(count: Int, arguments: String) {
    let steps = Array(repeating: "1", count: count)
    #expect(StepRepetition.arguments(for: steps)?.joined(separator: " ") == arguments)
  }

  @Test func `of several steps that are repeated their number is written`() {
    let steps = Array(repeating: ["1", "+"], count: 5).flatMap(\.self)
    #expect(StepRepetition.arguments(for: steps + ["="]) == ["1", "+", "repeat=5,2", "="])
    #expect(StepRepetition.arguments(for: ["query=\0"]) == nil)
  }

  @Test(arguments: [
    ("repeat=1", 1, 1), ("repeat=100000", 100_000, 1), ("repeat=3,2", 3, 2),
  ])
  func `a repetition is read`(notation: String, times: Int, steps: Int) throws {
    let read = try #require(StepRepetition.read(notation))
    #expect(read.times == times)
    #expect(read.steps == steps)
  }

  @Test(arguments: [
    "repeat", "repeat=", "repeat=0", "repeat=-1", "repeat=100001", "repeat=x", "repeat=2,",
    "repeat=2,0", "repeat=2,x", "repeat=2,1,1", "Repeat=2", "repeat=,2",
  ])
  func `what is no repetition is not read as one`(notation: String) {
    #expect(StepRepetition.read(notation) == nil)
  }

  @Test func `a repetition is told with how often`() {
    #expect(StepRepetition(steps: ["1", "+"], times: 100).words == #""1", "+" 100 times"#)
    #expect(StepRepetition(steps: ["1"], times: 1).words == #""1""#)
  }

  @Test(arguments: [
    ("walk 17", 17, 1), ("walks 1 to 48", 1, 48), ("walk 17, in another language", 17, 1),
    ("walks 5 to 6", 5, 2),
  ])
  func `the walks that a check is about are read from its name`(
    name: String, first: UInt64, count: Int
  ) {
    #expect(WalkBudget(inNameOfCheck: name) == WalkBudget(first: first, count: count))
  }

  @Test(arguments: [
    "", "walk", "walks 5 to 5", "walk 5 to 6", "walks 6 to 5", "walk  5", "a walk 5", "walk 05",
    "walks 1 to 1000001",
  ])
  func `a name that only resembles that of walks is of none`(name: String) {
    #expect(WalkBudget(inNameOfCheck: name) == nil)
  }

  @Test func `each seed has walks of its own, and the first has the usual ones`() {
    let walks = WalkBudget(count: 6)
    #expect(walks.seeded(1) == walks)
    #expect(walks.seeded(2).numbers == [7, 8, 9, 10, 11, 12])
    #expect(WalkBudget(count: 0).numbers == [])
    #expect(WalkBudget.usual.numbers.count == 32)
    #expect(WalkBudget.few.numbers == [1, 2, 3, 4, 5, 6])
  }

  @Test func `surroundings have a language, a time zone and a home of their own`() {
    let surroundings = Surroundings(3)
    #expect(surroundings.description == "LANG=fr_FR.UTF-8 TZ=Asia/Kolkata")
    #expect(surroundings.variables["HOME"] == "/home/user3")
    #expect(surroundings.variables["USER"] == "user3")
    #expect(surroundings.variables["LOGNAME"] == "user3")
    #expect(surroundings.variables["LANGUAGE"] == "fr")
    #expect(surroundings.variables["LC_ALL"] == "fr_FR.UTF-8")
    let all = (0..<65).map { Surroundings($0).description }
    #expect(Set(all).count == 65)
    #expect(Surroundings(65).description == all[0])
  }
}
