import AppRules
import AppScreens
import Testing

@testable import Parity

/// Words that are others on a stage, by which a copy of the reference is found out.
struct StageWordsTests {
  private let words = StageWords(["error": "oops"])

  private func text(_ shown: String, but edited: Set<String> = []) -> String {
    words.display(CalculatorDisplay(text: shown), of: CalculatorApp.self, but: edited).text
  }

  @Test func `a word of the stage is that of the rules, and that of the rules is marked as wrong`()
  {
    #expect(text("7 oops") == "7 error")
    #expect(!words.showsRules)
    #expect(text("7 error") == "7 «error»")
    #expect(words.showsRules)
    #expect(words.onStage("«error» is not error") == "error is not oops")
  }

  @Test func `what a person may type is left alone`() {
    #expect(text("error", but: ["text"]) == "error")
    #expect(!words.showsRules)
  }

  @Test func `texts in lists are mapped, and what is no text stays as it is`() {
    var display = MusicSearchDisplay()
    display.query = "oops"
    display.retry = true
    display.rows = [.init(song: "oops", artist: "a", album: "error", date: "", picture: "")]
    let seen = words.display(display, of: MusicSearchApp.self, but: ["query"])
    #expect(seen.query == "oops")
    #expect(seen.retry)
    #expect(seen.rows.map(\.song) == ["error"])
    #expect(seen.rows.map(\.album) == ["«error»"])
  }
}
