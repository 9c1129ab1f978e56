import Testing
import TriptychTerminal

/// Lists and numbers in sentences.
struct ListingTests {
  @Test(arguments: [
    ([], "no pattern", "nothing"), (["a"], "a", "a"), (["a", "b"], "a and b", "a or b"),
    (["a", "b", "c"], "a, b and c", "a, b or c"),
  ])
  func `texts are listed with a last word before the last`(
    texts: [String], listed: String, alternatives: String
  ) {
    #expect(texts.listed == listed)
    #expect(texts.alternatives == alternatives)
  }

  @Test func `one is singular, and all else plural`() {
    #expect([0, 1, 2].map { $0.counted("step") } == ["0 steps", "1 step", "2 steps"])
  }
}
