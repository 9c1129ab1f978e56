import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import Testing

/// What apps, patterns and verbs are called, and what is told of them.
struct NamesTests {
  @Test func `apps, patterns and screens of one name are refused`() {
    func message(_ apps: [any AppDefinition], _ patterns: [Pattern]) -> String {
      Transcript(
        ["rules"], width: 300, apps: apps, patterns: patterns, specimens: [], rightScreens: []
      )
      .messages
    }
    let app = ColourSelectorApp()
    #expect(message([app, app], [.mvp]).hasPrefix("triptych: two apps are called \"colour\";"))
    #expect(
      message([app], [Pattern("specification")]).contains("no pattern can be called specification"))
    #expect(message([app], [.mvp, .mvp]).hasPrefix("triptych: two patterns are called \"MVP\";"))
    #expect(message([app], [.mvp]) == "")
  }

  @Test func `the rules of one app are one chapter, and common rules of several their own`() {
    let one = Transcript("rules", "colour").output
    #expect(
      one.contains("\nColour selector\n") && one.contains("\n  S1    ")
        && !one.contains("Every screen\n"))
    let two = Transcript("rules", "colour", "token", "colour").output
    #expect(two.contains("\nEvery screen\n"))
    #expect(two.components(separatedBy: "  S1    ").count == 2)
    #expect(two.components(separatedBy: "\nColour selector\n  CS1   ").count == 2)
    #expect(
      Transcript("rules", "colour", "--markdown").output.contains(
        "\n## Colour selector\n\n| rule |"))
  }

  @Test func `help is given wherever it is asked for`() {
    let page = Transcript("help", "compare").output
    for words in [
      ["compare", "-h"], ["compare", "--help"], ["-h", "compare"], ["--help", "compare"],
    ] {
      #expect(Transcript(words).output == page)
    }
    #expect(Transcript("-h").output == Transcript("help").output)
    let new = Transcript("help", "new").output
    #expect(new.contains("triptych new pattern NAME") && new.contains("triptych new course DIR"))
    #expect(
      Transcript("new", "thing").messages.contains(
        "no command \"new thing\"; the commands are new pattern,"))
    #expect(Transcript("new").messages.contains("there is no command \"new\""))
    #expect(
      Transcript("--version", "-h").messages.contains("--version stands alone, without \"-h\""))
  }
}
