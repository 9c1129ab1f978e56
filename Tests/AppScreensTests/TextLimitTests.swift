import Testing
import TextLayout

/// Texts at the ends of what is wide, plain, printable or short enough.
struct TextLimitTests {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  @Test(arguments: wide)
  func `a block of wide letters is wide from its first to its last`(block: ClosedRange<UInt32>)
    throws
  {
    for value in [block.lowerBound, block.upperBound] {
      #expect(Character(try #require(Unicode.Scalar(value))).displayWidth == 2)
    }
    // Beside these stand emoji, which are wide by themselves, and what makes an emoji.
    for value in [block.lowerBound - 1, block.upperBound + 1]
    where ![0xFE0F, 0x1F1FF].contains(value) {
      #expect(Character(try #require(Unicode.Scalar(value))).displayWidth == 1, "\(value)")
    }
  }

  @Test func `a long text is told by its two ends, and how long it is`() {
    func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    #expect(text(60).quotedExcerpt == "\"\(text(60))\"")
    #expect(text(61).quotedExcerpt == "\"\(text(40))\"…\"\(text(20))\" (61 characters)")
    #expect(text(240).quotedPath == "\"\(text(240))\"")
    #expect(text(241).quotedPath == "\"\(text(160))\"…\"\(text(80))\" (241 characters)")
    #expect(text(240).plainOrQuoted == text(240))
    #expect(text(241).plainOrQuoted == text(241).quotedPath)
    #expect("abcdefg".quoted(leavingOutBeyond: 6) == "\"abcd\"…\"fg\" (7 characters)")
    #expect("abcdef".quoted(leavingOutBeyond: 6) == "\"abcdef\"")
    let marked = String(repeating: "e\u{301}", count: 4)
    #expect(marked.quoted(leavingOutBeyond: 6).hasSuffix(" (8 code points)"))
    #expect(marked.quoted(leavingOutBeyond: 8) == "\"\(marked)\"")
    #expect(text(9).shortened(beyond: 8) == "xxxx … 1 characters more … xxxx")
    #expect(text(9).shortened(beyond: 9) == text(9))
    #expect(text(9).shortened(beyond: 5) == "xx … 5 characters more … xx")
  }

  @Test(
    arguments: [
      (0x1F, false), (0x20, true), (0x7E, true), (0x7F, false), (0x85, false), (0xA0, true),
      (0xE9, true), (0x378, false), (0x200B, false), (0x200D, true), (0x200E, false),
      (0x2028, false),
      (0x2029, false), (0xE000, false), (0xFFFE, false), (0x1F600, true), (0xAD, false),
    ] as [(UInt32, Bool)])
  func `a scalar is spelled out unless a terminal displays it`(value: UInt32, isPrintable: Bool)
    throws
  {
    let scalar = try #require(Unicode.Scalar(value))
    let text = String(Character(scalar))
    let spelling = "\\u{\(String(value, radix: 16, uppercase: true))}"
    #expect(scalar.isPrintable == isPrintable)
    #expect("a\(text)b\n".spelledOut == "a\(isPrintable ? text : spelling)b\n")
    #expect("a\(text)b".quoted == "\"a\(isPrintable ? text : spelling)b\"")
    let json = "\\u\(String(value + 0x1_0000, radix: 16).dropFirst())"
    #expect("a\(text)b\n".spelledOutAsJSON == "a\(isPrintable ? text : json)b\n")
    #expect("a\(text)".shellQuoted.hasPrefix("$'a") == !isPrintable)
  }

  @Test func `letters, digits and a few signs need no quotes in a shell`() {
    let plain = "azAZ09+-./:=@_,%"
    #expect(plain.shellQuoted == plain)
    for character in "`{[^;<>?\"\\|&*()#~$! é" {
      #expect("a\(character)".shellQuoted == "'a\(character)'")
    }
    #expect("\u{1}\u{10}a".shellQuoted == #"$'\x01\x10a'"#)
  }

  @Test func `a text keeps its escapes in XML, in a literal and in a complaint`() {
    #expect("a&b<c>d\"e'f&lt;".xmlEscaped == "a&amp;b&lt;c&gt;d&quot;e'f&amp;lt;")
    #expect("\"\\\n\r\t\u{7F}\u{301}".quoted == #""\"\\\n\r\t\u{7F}"# + "\u{301}\"")
    #expect("\u{301}".quoted == #""\u{301}""#)
    let usage = ProgramUsage(name: "head", help: "h")
    #expect(usage.complaint("no\u{1B}") == "head: no\\u{1B}\nTry: head --help\n")
    #expect(Template("a __B__ c__De__ __f1__ __B__").placeholders == ["B", "De"])
    #expect(
      Template("a __B__ c__De__").filled(with: ["B": "__De__", "De": "x"]) == "a __De__ cx")
  }
}
