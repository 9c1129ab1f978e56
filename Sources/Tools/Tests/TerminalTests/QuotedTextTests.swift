import Foundation
import Testing
import TriptychTerminal

/// Foreign texts on a terminal: nothing that it would obey, and no more than a reader can take in.
struct QuotedTextTests {
  @Test
  func `a quoted text spells out what a terminal would obey`() {
    #expect("\u{1B}[2J\u{9B}\u{202E}\"\\\t".quotedExcerpt == #""\u{1B}[2J\u{9B}\u{202E}\"\\\t""#)
  }

  @Test(arguments: [
    ("\u{212B}", #""\u{212B}""#), ("\u{C5}", #""Å""#), ("A\u{30A}", #""A\u{30A}""#),
    ("❤\u{FE0F}", #""❤\u{FE0F}""#), ("1\u{200D}", #""1\u{200D}""#), ("👩‍👧", #""👩‍👧""#),
    ("a\u{A0}b", #""a\u{A0}b""#), ("\u{1112}\u{1161}", #""ᄒ\u{1161}""#), ("하", #""하""#),
    ("क्षि", #""क्षि""#),
  ])
  func `what a reader cannot see, or takes for another, is shown by its code point`(
    text: String, literal: String
  ) {
    #expect(text.quoted == literal)
    #expect(
      text.isClear
        == (literal.dropFirst().dropLast().unicodeScalars.elementsEqual(text.unicodeScalars)))
  }

  @Test
  func `of a long text the two ends are quoted, and how long it is`() {
    let (start, end) = (String(repeating: "8", count: 50_000), String(repeating: "9", count: 20))
    #expect(
      (start + end).quotedExcerpt == "\"\(start.prefix(40)) … \(end)\" (50020 characters)")
  }

  @Test
  func `a Character at the end of what is quoted is whole`() {
    let family = "👩‍👩‍👧"
    let eight = String(repeating: family, count: 8)
    #expect(
      String(repeating: family, count: 100).quotedExcerpt
        == "\"\(eight) … \(eight.prefix(4))\" (100 characters)")
    let odd = "a" + String(repeating: family, count: 100)
    #expect(odd.quotedExcerpt == "\"a\(eight.prefix(7)) … \(eight.prefix(4))\" (101 characters)")
    let other = String(repeating: family, count: 100) + "a"
    #expect(other.quotedExcerpt == "\"\(eight) … \(eight.prefix(3))a\" (101 characters)")
  }

  @Test
  func `a Character with a hundred thousand marks is cut as well`() {
    let marked = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(marked.count == 1)
    #expect(marked.quotedExcerpt.unicodeScalars.count < 500)
    #expect(marked.visible(upTo: 10).unicodeScalars.count < 1_500)
    #expect(marked.plainOrQuoted.unicodeScalars.count < 2_000)
  }

  @Test
  func `a path is shown as it is where nobody could mistake it, and quoted otherwise`() {
    for path in ["a/b.txt", "/Ä/좋은날", "-"] { #expect(path.plainOrQuoted == path) }
    for path in ["a\nb", "a ", "", "\u{202E}a"] { #expect(path.plainOrQuoted.first == "\"") }
  }

  @Test(arguments: [
    ("abc", "abc"), ("", #""""#), (" a", #"" a""#), (#""a"#, #""\"a""#), ("a\tb", #""a\tb""#),
    ("é漢", "é漢"), ("\u{301}a", #""\u{301}a""#),
  ])
  func `a cell shows what a reader could not see`(text: String, cell: String) {
    #expect(text.visible(upTo: 9) == cell)
  }

  @Test
  func `a message keeps its line breaks, and nothing else that a terminal obeys`() {
    #expect("a\n\u{1B}[2Jb\r\t\u{85}".spelledOut == #"a\#n\u{1B}[2Jb\u{D}\u{9}\u{85}"#)
    #expect("ä 👩‍👧".spelledOut == "ä 👩‍👧")
  }

  @Test
  func `JSON spells out what a terminal would obey, and has the same value`() throws {
    let text = "\u{9B}31m\u{202E}\u{7F}\u{E000}\u{10FFFF}ä\n"
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self).spelledOutAsJSON
    #expect(json == #""\u009b31m\u202e\u007f\ue000\udbff\udfffä\n""#)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test func `a text keeps its meaning in XML`() {
    #expect("a&b<c>d\"e'f&lt;".xmlEscaped == "a&amp;b&lt;c&gt;d&quot;e'f&amp;lt;")
  }
}
