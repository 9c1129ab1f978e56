import AppRules
import AppScreens
import Testing

@testable import Parity

/// Whole sentences and names, which people read and commands take.
struct WordTableTests {
  @Test func `each mode has its words in the name of a check`() {
    #expect(
      RunMode.allCases.map(\.suffix) == [
        "", ", to its end", ", beside another screen", ", through its views",
        ", looking now and then", ", with pauses", ", in other surroundings",
        ", replacing the view at each step", ", holding replaced views",
        ", answering what is withdrawn", ", watching what is released", ", counting memory",
        ", leaving the world behind",
      ])
  }

  @Test func `each mode that nobody wrote a rule for says where to look`() {
    #expect(
      RunMode.allCases.compactMap(\.hint) == [
        "what does the screen do or show that its view does not, or one view but not another?",
        "what does a look change, or what is done only when somebody looks?",
        "what changes the display later: a timer, a task, the main queue, another thread, a clock?",
        """
        what depends on the thread, the language, the time zone, the environment, or the order of \
        a set or a dictionary?
        """,
        "what does a replaced view still do while somebody holds it, and when it goes at last?",
        """
        what keeps something for every screen: a closure, a timer, a box out of reflection's \
        sight, or a collection that all screens share?
        """,
      ])
  }

  @Test func `each search has a name`() {
    let searches: [Search] = [
      .states(limit: 1), .sequences(length: 1), .random(gestures: 1, seed: 1),
      .texts(gestures: 1, seed: 1), .values(gestures: 1, seed: 1), .pumping(gestures: 1, seed: 1),
      .guided(seconds: 1), .steps([]),
    ]
    #expect(
      searches.map(\.name) == [
        "every state", "every short sequence", "random gestures", "invented texts",
        "numbers at their limits", "pumping", "guided search", "these steps",
      ])
    #expect(Search.fewGestures == 10_000)
    #expect(Search.manyGestures == 100_000)
  }

  @Test func `the rules of every screen have their words`() throws {
    let rules = SmallApp([]).allRules
    #expect(rules.map(\.number) == ["S5", "S2", "S3", "S4"])
    #expect(rules.map(\.mode) == [.enduring, .besideAnother, .replacingViews, .watchingRelease])
    #expect(rules.allSatisfy { $0.stage == .refinement && $0.scenarios.isEmpty })
    #expect(rules.allSatisfy { $0.statement.last == "." && $0.why != "" })
  }
}
