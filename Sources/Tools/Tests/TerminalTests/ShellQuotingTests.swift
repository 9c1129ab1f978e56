import Testing
import TriptychTerminal

struct ShellQuotingTests {
  @Test(arguments: [
    ("12+3*4=", "'12+3*4='"), ("input=1,2", "input=1,2"), ("", "''"), ("it's", #"'it'\''s'"#),
    ("a\r\nb'\\", #"$'a\x0d\x0ab\'\\'"#), ("\u{202E}", #"$'\xe2\x80\xae'"#),
    ("1\u{FE0F}é", #"$'1\xef\xb8\x8fé'"#),
  ])
  func `a text is one word that a shell reads back`(text: String, word: String) {
    #expect(text.shellQuoted == word)
  }

  @Test
  func `a command is broken between its words only`() {
    let words = ["input=it's a b", "input=a\n'b c", "x y", "plain"].map(\.shellQuoted)
    let command = (["triptych"] + words).joined(separator: " ")
    let lines = command.wrappedCommand(to: 1).split(separator: "\n")
    let expected = ["triptych \\"] + words.dropLast().map { "        \($0) \\" } + ["        plain"]
    #expect(lines.map(String.init) == expected)
  }
}
