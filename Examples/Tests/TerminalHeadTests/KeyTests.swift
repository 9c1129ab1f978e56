import Testing

@testable import TerminalHead

@Suite struct KeyTests {
  @Test(arguments: [
    ("a", [Key.character("a")]),
    ("é한", [.character("é"), .character("한")]),
    ("\u{1}\u{1A}", [.control("a"), .control("z")]),
    ("\t\u{1B}[Z", [.tab, .backTab]),
    ("\r\r\n\n", [.enter, .enter, .enter]),
    ("\u{7F}\u{8}", [.delete, .delete]),
    ("\u{1B}[A\u{1B}OB", [.up, .down]),
    ("\u{1B}[5~\u{1B}[6~x", [.pageUp, .pageDown, .character("x")]),
  ])
  func `Keys are told apart, however many bytes they send`(typed: String, keys: [Key]) {
    #expect(Key.read(typed) == keys)
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[1;5C", "\u{1B}[3~", "\u{0}", "\u{9B}"])
  func `A key that the terminal has no use for is left out`(typed: String) {
    #expect(Key.read("a\(typed)") == [.character("a")])
  }

  @Test(arguments: [
    (Key.character("x"), "abx" as String?), (.delete, "a"), (.control("u"), ""), (.enter, nil),
    (.up, nil),
  ])
  func `A key edits the end of a text, or nothing`(key: Key, text: String?) {
    #expect("ab".edited(by: key) == text)
  }
}
