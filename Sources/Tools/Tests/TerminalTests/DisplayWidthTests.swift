import Testing
import TriptychTerminal

/// Columns in a terminal, on which every table depends.
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("e\u{301}", 1), ("—…±", 3), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("漢字かな", 8), ("ｱｲ", 2), ("Ａ！", 4), ("\u{20000}", 2),
  ])
  func `East Asian letters take two columns, others one`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("😀", 2), ("🇰🇷🇯🇵", 4), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🧑‍💻!", 3),
  ])
  func `an emoji takes two columns, however many scalars it is made of`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("abc", 5, "abc  "), ("한글", 5, "한글 "), ("한글말", 4, "한… "), ("👩‍👩‍👧‍👦x", 2, "… "),
    ("abcdef", 3, "ab…"), ("abc", 3, "abc"),
  ])
  func `a cell is as wide as its column, whatever is in it`(text: String, width: Int, cell: String)
  {
    #expect(text.fitted(to: width) == cell)
    #expect(text.fitted(to: width).displayWidth == width)
  }

  @Test(arguments: [
    ("one two three", 7, 3, ["one", "two", "three"]), ("one two three", 8, 1, ["one two…"]),
    ("onetwothree", 4, 9, ["onet", "woth", "ree"]), ("한글 말", 5, 2, ["한글", "말"]),
  ])
  func `a text is broken between its words, and an omission is marked`(
    text: String, width: Int, limit: Int, lines: [String]
  ) {
    #expect(text.lines(of: width, atMost: limit) == lines)
  }

  @Test
  func `a wrapped text keeps to its width with its indentation, and long words are whole`() {
    #expect("aa bb cc".wrapped(to: 7, indentation: "  ") == "aa bb\n  cc")
    #expect("한글 한글 x".wrapped(to: 9, indentation: "") == "한글 한글\nx")
    #expect("wholeword x".wrapped(to: 4, indentation: " ") == "wholeword\n x")
  }
}
