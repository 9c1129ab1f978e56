import AppModels
import AppRules
import AppScreens
import Foundation
import Parity
import Testing
import TextLayout

struct NotationTests {
  @Test(arguments: CalculatorGesture.allCases)
  func `reading a key gives it back`(gesture: CalculatorGesture) throws {
    #expect(try CalculatorGesture.read(gesture.notation) == [gesture])
  }

  @Test(arguments: ColourSelectorGesture.allCases)
  func `reading a turn gives it back`(gesture: ColourSelectorGesture) throws {
    #expect(try ColourSelectorGesture.read(gesture.notation) == [gesture])
  }

  @Test(arguments: ["", "=", "a=b", "\r\n", "\u{301}", " ", "\u{0}", "👩‍👩‍👧", "replace-view"])
  func `reading an edit gives the text back, scalar by scalar`(text: String) throws {
    for gesture in [TokenCalculatorGesture.editSeparators(text), .editInput(text)] {
      let read = try TokenCalculatorGesture.read(gesture.notation)
      #expect(
        read.map { Array($0.notation.unicodeScalars) } == [Array(gesture.notation.unicodeScalars)])
      #expect(read == [gesture])
    }
  }

  @Test
  func `a run of keys is read key by key`() throws {
    let keys = try CalculatorGesture.read("1AC-=")
    #expect(
      keys == [
        .press(.digit(.one)), .press(.allClear), .press(.operation(.subtract)), .press(.equals),
      ])
  }

  @Test
  func `replacing the view is a step in every app`() throws {
    #expect(try Step<CalculatorGesture>.read("replace-view") == [.replaceView])
    #expect(Step<ColourSelectorGesture>.replaceView.notation == "replace-view")
  }

  @Test(arguments: [
    ("", "an empty text presses no key"),
    ("12x", #""x" at character 3 is no key"#),
    ("1A", #""A" at character 2 is no key"#),
    ("ACAD", #""A" at character 3 is no key"#),
    ("5\u{301}", "\"5\u{301}\" at character 1 is no key"),
    ("1 2", #"" " at character 2 is no key"#),
  ])
  func `what is no key is named with its place`(notation: String, problem: String) {
    let failure = NotationFailure(
      problem: problem, remedy: "the keys are 0 to 9, + - * / = and AC, as in 12+3*4=")
    #expect(throws: failure) { try CalculatorGesture.read(notation) }
  }

  @Test
  func `what edits no field or turns no switch is told what would`() {
    #expect(
      throws: NotationFailure(
        problem: #""inputs=1" edits no field"#,
        remedy: "write separators=TEXT or input=TEXT, as in input=1,2")
    ) { try TokenCalculatorGesture.read("inputs=1") }
    #expect(
      throws: NotationFailure(
        problem: #""green=1" turns no switch"#,
        remedy: "write one of green=on, yellow=on, green=off, yellow=off")
    ) { try ColourSelectorGesture.read("green=1") }
  }

  @Test
  func `a Character with a hundred thousand marks is cut as well`() {
    let marked = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(marked.quotedExcerpt.unicodeScalars.count < 16 * 40)
    #expect(marked.visible(upTo: 10).unicodeScalars.count == 16 * 10 + 1)
    #expect(marked.visible(upTo: 10).hasSuffix("…"))
    #expect("e\u{301}".visible(upTo: 10) == "e\u{301}")
  }

  @Test
  func `an quotedExcerpt spells out what a terminal would obey, and is short`() {
    #expect("\u{1B}[2J\u{9B}\u{202E}\"\\\t".quotedExcerpt == #""\u{1B}[2J\u{9B}\u{202E}\"\\\t""#)
    let (start, end) = (String(repeating: "8", count: 50_000), String(repeating: "9", count: 20))
    #expect(
      (start + end).quotedExcerpt == "\"\(start.prefix(40))\"…\"\(end)\" (50020 characters)")
  }

  @Test
  func `a failure of a notation quotes it`() {
    let failure = NotationFailure(of: "\u{1B}[2J", "is not a gesture", remedy: "write press")
    #expect("\(failure)" == #""\u{1B}[2J" is not a gesture; write press"#)
  }

  @Test
  func `a Character of any number of marks is cut as well`() {
    let marks = "e" + String(repeating: "\u{301}", count: 9_999)
    #expect(marks.count == 1)
    #expect(marks.quotedExcerpt.hasSuffix("(10000 code points)"))
    #expect(marks.quotedExcerpt.unicodeScalars.count < 100)
    let full = String(repeating: "a", count: 59) + "e\u{301}"
    #expect(full.quotedExcerpt.hasSuffix("(61 code points)"))
    #expect((full + "a").quotedExcerpt.hasSuffix("(61 characters)"))
    #expect(marks.plainOrQuoted.unicodeScalars.count < 300)
  }

  @Test
  func `a path is shown as it is where nobody could mistake it, and quoted otherwise`() {
    for path in ["a/b.txt", "/Ä/좋은날", "-"] { #expect(path.plainOrQuoted == path) }
    #expect("a\nb".plainOrQuoted == #""a\nb""#)
    #expect("a ".plainOrQuoted == #""a ""#)
    #expect("".plainOrQuoted == #""""#)
    #expect("\u{202E}a".plainOrQuoted == #""\u{202E}a""#)
  }

  @Test
  func `a message keeps its line breaks, and nothing else that a terminal obeys`() {
    #expect("a\n\u{1B}[2Jb\r\t\u{85}".spelledOut == #"a\#n\u{1B}[2Jb\u{D}\u{9}\u{85}"#)
    #expect("ä 👩‍👧".spelledOut == "ä 👩‍👧")
    let long = String(repeating: "a", count: 9) + "b"
    #expect(long.shortened(beyond: 4) == "aa … 6 characters more … ab")
    #expect(long.shortened(beyond: 10) == long)
  }

  @Test
  func `JSON spells out what a terminal would obey, and has the same value`() throws {
    let text = "\u{9B}31m\u{202E}\u{7F}\u{E000}\u{10FFFF}ä\n"
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self).spelledOutAsJSON
    #expect(json == #""\u009b31m\u202e\u007f\ue000\udbff\udfffä\n""#)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test
  func `a display is one JSON object with a member for each widget, and is read back`() throws {
    try expectRoundTrip(
      TokenCalculatorDisplay(separators: "\r\n", input: "1/\u{301}\"", total: "error"),
      json: #"{"input":"1/\#u{301}\"","separators":"\r\n","total":"error"}"#)
    try expectRoundTrip(CalculatorDisplay(text: "5/2"), json: #"{"text":"5/2"}"#)
    try expectRoundTrip(
      ColourSelectorDisplay(green: true, yellow: false, status: "Green"),
      json: #"{"green":true,"status":"Green","yellow":false}"#)
  }

  private func expectRoundTrip<Display: ScreenDisplay>(_ display: Display, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(display)
    #expect(String(decoding: data, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Display.self, from: data) == display)
  }
}
