import Testing

/// Texts that a terminal would obey, or that are very long.
struct HostileInputTests {
  private static let hostile = [
    "\u{1B}[2J", "\u{9B}31m", "\r\nforged: line", "\u{202E}gnp", "\u{7F}\u{8}",
    String(repeating: "x", count: 5_000), "e" + String(repeating: "\u{301}", count: 5_000), "\0",
  ]

  @Test(arguments: [
    [], ["help"], ["compare"], ["compare", "colour"], ["trace", "colour", "--pattern="],
    ["verify", "--seed="], ["verify", "colour", "--rule="],
  ])
  func `no text reaches the terminal as it is, nor all of a long one`(words: [String]) {
    for text in Self.hostile {
      let isValue = words.last?.hasSuffix("=") == true
      let arguments = isValue ? words.dropLast() + [words[words.count - 1] + text] : words + [text]
      let transcript = Transcript(Array(arguments))
      #expect(transcript.status == 2, "\(words)")
      #expect(transcript.messages.utf8.count < 3_000)
      #expect(!transcript.messages.contains("\nforged"))
      #expect(transcript.messages.unicodeScalars.allSatisfy(Self.isHarmless), "\(words)")
    }
  }

  @Test(arguments: [["compare"], ["trace"], ["trace", "--format", "json"]])
  func `what is typed into a field is spelled out`(words: [String]) {
    let transcript = Transcript(words + ["token", "input=\u{9B}31m\u{202E}"])
    #expect(transcript.status == 0)
    #expect(transcript.output.unicodeScalars.allSatisfy(Self.isHarmless), "\(words)")
    let isJSON = words.contains("json")
    #expect(transcript.output.contains(isJSON ? #"\u009b31m\u202e"# : #"\u{9B}31m"#))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    let odd: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator]
    return scalar == "\n" || !odd.contains(scalar.properties.generalCategory)
  }
}
