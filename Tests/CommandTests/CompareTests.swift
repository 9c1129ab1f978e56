import AppScreens
import MVP
import Testing

struct CompareTests {
  @Test
  func `what is made again and again is written once`() {
    let transcript = Transcript("compare", "four-function", "1", "+", "2", "repeat=3,2", "=")
    #expect(
      transcript.output.contains("identical in MVC, MVP and MVVM, at first and after each of 8"))
    #expect(transcript.output.contains("=           7                    7                    7"))
    let refused = Transcript("compare", "four-function", "1", "repeat=3,2")
    #expect(refused.messages.contains("\"repeat=3,2\" repeats 2 steps, and there are 1 before it"))
    #expect(refused.status == 2)
  }

  @Test
  func `every step is shown in every pattern`() {
    let transcript = Transcript("compare", "four-function", "5/2=", "+", "+", "1=")
    #expect(
      transcript.output == """
                      MVC                  MVP                  MVVM
          new screen  0                    0                    0
          5           5                    5                    5
          /           5/                   5/                   5/
          2           5/2                  5/2                  5/2
          =           2                    2                    2
          +           2+                   2+                   2+
          +           error                error                error
          1           2+1                  2+1                  2+1
          =           3                    3                    3

        identical in MVC, MVP and MVVM, at first and after each of 8 steps

        """)
    #expect(transcript.messages == "")
    #expect(transcript.status == 0)
  }

  @Test
  func `an app with several widgets has a line for each`() {
    let transcript = Transcript("compare", "colour", "yellow=on", "replace-view", "--last")
    #expect(
      transcript.output == """
                                MVC               MVP               MVVM
          replace-view  green   off               off               off
                        yellow  on                on                on
                        status  Yellow            Yellow            Yellow

        identical in MVC, MVP and MVVM, at first and after each of 2 steps

        """)
  }

  @Test
  func `JSON has the app, the verdict and every step, its keys sorted`() {
    let transcript = Transcript("compare", "colour", "green=on", "--json")
    let first = #"{"green":false,"status":"Please choose a switch","yellow":false}"#
    let second = #"{"green":true,"status":"Green","yellow":false}"#
    #expect(
      transcript.output == """
        {"app":"colour","steps":[\
        {"displays":{"MVC":\(first),"MVP":\(first),"MVVM":\(first)},"gesture":null},\
        {"displays":{"MVC":\(second),"MVP":\(second),"MVVM":\(second)},"gesture":"green=on"}],\
        "identical":true}

        """)
  }

  @Test
  func `the last step alone still remembers a difference before it`() {
    let transcript = Transcript(
      "compare", "four-function", "12", "AC", "0", "--json", "--last", patterns: [.mvp, .wrong])
    #expect(
      transcript.output == """
        {"app":"four-function","steps":[\
        {"displays":{"MVP":{"text":"0"},"Wrong":{"text":"0"}},"gesture":"0"}],"identical":false}

        """)
    #expect(transcript.status == 1)
  }

  @Test
  func `a difference is marked, and its first place named`() {
    let transcript = Transcript(
      "compare", "four-function", "12", "1", patterns: [.mvp, .wrong])
    #expect(
      transcript.output == """
                      MVP                       Wrong
          new screen  0                         0
          1           1                         1
          2           12                        2                         ≠
          1           121                       1                         ≠

        different first after step 2, "2":
          MVP shows text "12"
          Wrong shows text "2"

        """)
    #expect(transcript.status == 1)
  }

  @Test
  func `keys that begin with a sign are keys, and a double dash ends the options`() {
    #expect(Transcript("compare", "four-function", "-", "5").status == 0)
    #expect(Transcript("compare", "four-function", "-5+2=", "--last").output.contains("-3"))
    #expect(Transcript("compare", "--", "four-function", "--5").output.contains("-5"))
  }

  @Test
  func `gestures are read from lines`() {
    let transcript = Transcript(
      "compare", "token", "separators=;", "--from", "-", "--json", "--last",
      input: "input=1;2\r\n\n\"separators=\\r\\n\"\n\"input=1\\r\\n2\"\n")
    #expect(
      transcript.output.hasSuffix(
        #""MVVM":{"input":"1\r\n2","separators":"\r\n","total":"3"}},"gesture":"input=1\r\n2"}],"identical":true}"#
          + "\n"))
  }

  @Test
  func `what a terminal would obey is spelled out, and long texts are cut`() {
    let output = Transcript("compare", "token", "input=\u{1B}[31m", "separators= ").output
    #expect(output.contains(#""\u{1B}[31m""#))
    #expect(!output.contains("\u{1B}"))
    let long = Transcript("compare", "token", "input=" + String(repeating: "1,", count: 500))
    #expect(long.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(long.output.contains("…"))
  }

  @Test
  func `where long texts differ is seen, and a quotation that is cut short is closed`() {
    let trimming = Pattern("Trimming") { @Sendable in TrimmingScreen() }
    let input = "input=" + String(repeating: "1,", count: 60) + " 2 "
    let output = Transcript(
      ["compare", "token", input, "separators=\t" + String(repeating: "a", count: 200)],
      patterns: [.mvp, trimming]
    ).output
    let lines = output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.contains(#""…1,1,1, 2 ""#) && $0.contains("…1,1,1, 2") && $0.hasSuffix("≠")
      })
    #expect(lines.contains { $0.contains(#"a"…"#) })
    #expect(lines.prefix { !$0.hasPrefix("different") }.allSatisfy { $0.count <= 80 })
  }
}

/// A token calculator that leaves out the blanks at the end of its input.
private final class TrimmingScreen: Screen {
  private(set) var view = TrimmingView()

  func replaceView() {
    view = TrimmingView()
  }
}

private final class TrimmingView: HeadlessView {
  private(set) var display = TokenCalculatorDisplay(separators: "", input: "", total: "0")

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): display.separators = text
    case .editInput(let text): display.input = text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
  }
}
