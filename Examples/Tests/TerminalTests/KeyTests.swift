import TerminalWidgets
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("a", [Key.character("a")]),
    ("é한", [.character("é"), .character("한")]),
    ("\u{1}\u{1A}", [.control("a"), .control("z")]),
    ("\t\u{1B}[Z", [.tab, .backTab]),
    ("\r\r\n\n", [.enter, .enter, .enter]),
    ("\u{7F}\u{8}", [.delete, .delete]),
    ("\u{1B}[A\u{1B}OB", [.up, .down]),
    ("\u{1B}[C\u{1B}OD", [.right, .left]),
    ("\u{1B}[H\u{1B}[1~\u{1B}OF\u{1B}[4~", [.home, .home, .end, .end]),
    ("\u{1B}[3~", [.deleteForward]),
    ("\u{1B}[5~\u{1B}[6~x", [.pageUp, .pageDown, .character("x")]),
    ("\u{1B}[<0;7;3M\u{1B}[<0;7;3m", [.click(column: 6, line: 2)]),
    ("\u{1B}[<64;7;3M\u{1B}[<65;7;3M", [.up, .down]),
  ])
  func `Keys are told apart, however many bytes they send`(typed: String, keys: [Key]) {
    var typed = typed
    #expect(Key.read(&typed) == keys)
  }

  @Test(arguments: [("a\u{1B}[<0;7", ";3Mb"), ("a\u{1B}", "[<0;7;3Mb")])
  func `A click that comes in two pieces is one`(first: String, second: String) {
    var typed = first
    #expect(Key.read(&typed) == [.character("a")])
    typed += second
    #expect(Key.read(&typed) == [.click(column: 6, line: 2), .character("b")])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[1;5C", "\u{1B}[2~", "\u{0}", "\u{9B}"])
  func `A key that the terminal has no use for is left out`(typed: String) {
    var typed = "\(typed)a"
    #expect(Key.read(&typed) == [.character("a")])
  }

  @Test(arguments: [
    ([Key.character("x")], "abcx"), ([.delete], "ab"), ([.control("u")], "abc"), ([.enter], "abc"),
    ([.left, .character("x")], "abxc"), ([.left, .left, .right, .delete], "ac"),
    ([.home, .deleteForward], "bc"), ([.home, .left, .delete], "abc"), ([.deleteForward], "abc"),
    ([.home, .end, .right, .character("x")], "abcx"),
    ([.home, .character("x"), .character("y")], "xyabc"),
  ])
  func `Keys edit a text at its cursor, or move the cursor, or nothing`(keys: [Key], text: String) {
    var (edited, place) = ("abc", 0)
    for key in keys { edited = edited.edited(by: key, at: &place) ?? edited }
    #expect(edited == text)
  }
}
