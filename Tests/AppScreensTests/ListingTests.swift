import Testing
import TextLayout

/// Lists, numbers and excerpts in sentences.
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

  @Test func `what comes twice is there once, where it came first`() {
    #expect([3, 1, 3, 2, 1].uniqued == [3, 1, 2])
  }

  @Test func `a name in code is read as words`() {
    #expect("viewModel".inWords == "view model")
    #expect("aBcD".inWords == "a bc d")
    #expect("URLSession".inWords == "URLSession")
  }

  @Test func `an excerpt ends at its limit, or where marks are piled up`() {
    #expect("abc".excerpt(upTo: 3) == ("abc", true))
    #expect("abcd".excerpt(upTo: 3) == ("abc", false))
    #expect("".excerpt(upTo: 0) == ("", true))
    let piled = "a" + String(repeating: "\u{301}", count: 31)
    #expect(piled.excerpt(upTo: 2) == (piled[...], true))
    let higher = piled + "\u{301}"
    #expect(!higher.excerpt(upTo: 2).isWhole)
  }

  @Test(arguments: [
    ("abc", "abc"), ("", #""""#), (" a", #"" a""#), ("a ", #""a ""#), (#""a"#, #""\"a""#),
    ("\u{301}a", "\"\u{5C}u{301}a\""), ("a\tb", #""a\tb""#), ("a b", "a b"),
  ])
  func `a text in a table is quoted where a reader could not tell what it is`(
    text: String, shown: String
  ) {
    #expect(text.visible(upTo: 10) == shown)
  }

  @Test func `a long text in a table ends in an ellipsis`() {
    #expect("abcdef".visible(upTo: 6) == "abcdef")
    #expect("한글한글".fitted(to: 6) == "한글… ")
    #expect("ab".fitted(to: 4) == "ab  ")
    #expect("ab".rightFitted(to: 4) == "  ab")
    #expect("abcde".rightFitted(to: 4) == "abcde")
    #expect("abcde".cut(to: 4) == "abc…")
    #expect("abcd".cut(to: 4) == "abcd")
    #expect("abcd".cut(to: 0) == "…")
    #expect("a b  ".withoutTrailingBlanks == "a b")
  }

  @Test func `a text is broken between words, into no more lines than there may be`() {
    #expect("aaa bb".lines(of: 5, atMost: 3) == ["aaa", "bb"])
    #expect("aaa bb".lines(of: 5, atMost: 2) == ["aaa", "bb"])
    #expect("aaa bb".lines(of: 5, atMost: 1) == ["aaa …"])
    #expect("aaa bbbbbb".lines(of: 5, atMost: 2) == ["aaa", "bbbb…"])
    #expect("aaaaaa".lines(of: 3, atMost: 2) == ["aaa", "aaa"])
    #expect("aa bb".lines(of: 5, atMost: 1) == ["aa bb"])
  }

  @Test func `a command is broken between its words, and not within quotes`() {
    #expect("a 'b c' d".wrappedCommand(to: 10) == "a 'b c' \\\n        d")
    #expect("a 'b c' d".wrappedCommand(to: 11) == "a 'b c' d")
    #expect(#"a\ b c"#.wrappedCommand(to: 5) == "a\\ b \\\n        c")
    #expect(#"$'a\' b' c"#.wrappedCommand(to: 5) == "$'a\\' b' \\\n        c")
    #expect(#"'a\' b"#.wrappedCommand(to: 3) == "'a\\' \\\n        b")
  }
}
