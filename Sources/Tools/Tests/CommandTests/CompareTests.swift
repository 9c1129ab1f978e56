import AppScreens
import Testing
import TriptychFaultyScreens
import TriptychParity

struct CompareTests {
  @Test func `what all patterns show is told once, with what changes`() {
    let transcript = Transcript("compare", "colour", "yellow=on", "replace-view", "yellow=off")
    #expect(
      transcript.output == """
          new screen    green off  yellow off  status Please choose a switch
          yellow=on     yellow on  status Yellow
          replace-view  nothing changes
          yellow=off    yellow off  status Please choose a switch

        identical in MVC, MVP and MVVM, at first and after each of 3 steps

        """)
    #expect(transcript.status == 0)
  }

  @Test func `a difference has columns, a mark, and the exit status 1`() {
    let transcript = Transcript("compare", "four-function", "12", patterns: [.plainMVP, .wrong])
    #expect(
      transcript.output == """
          new screen  0
          1           1
                      MVP                       Wrong
          2           12                        2                         ≠

        Wrong differs from MVP, first after step 2, "2":
          specification wants text "12"
          MVP shows text "12"
          Wrong shows text "2"

        """)
    #expect(transcript.status == 1)
  }

  @Test(arguments: [
    (["-", "5"], "-5"), (["-5+2="], "-3"), (["1", "+", "2", "repeat=3,2", "="], "7"),
    (["--", "--5"], "-5"),
  ])
  func `keys may begin with a sign, and steps may be repeated`(steps: [String], shown: String) {
    let transcript = Transcript(["compare", "four-function"] + steps)
    #expect(transcript.status == 0)
    #expect(transcript.lines.contains { $0.split(separator: " ").last == Substring(shown) })
  }

  @Test func `long texts keep within eighty columns, and are cut`() {
    let long = "input=" + String(repeating: "1,", count: 500)
    let transcript = Transcript("compare", "token", long, "replace-view")
    #expect(transcript.lines.filter { $0.count > 80 } == [])
    #expect(transcript.output.contains("…"))
  }

  @Test func `of texts that differ far from their start, what differs is shown`() {
    let widgets = ["18", "19"].map { end in
      [Widget("rows", shows: String(repeating: "a song, ", count: 40) + end)]
    }
    let table = SideBySideTable(
      width: 80, usesColour: false, patterns: ["MVC", "MVP"], widgets: widgets[0], longestStep: 7)
    let row = table.rows(after: "reply=1", widgets: widgets)
    #expect(row.contains("18") && row.contains("19"), "\(row)")
  }
}
