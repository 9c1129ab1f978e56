import AppScreens
import Foundation
import HostileScreens
import MVP
import Parity
import Specimens
import TestSupport
import Testing

@Suite(.onThreadOfItsOwn)
struct VerifyTests {
  @Test func `an app on which every rule holds takes a line`() {
    let transcript = Transcript("verify", "colour", "--gestures", "50", "--length", "1")
    #expect(
      transcript.output.hasPrefix(
        """
          colour          10 rules hold in MVC, MVP and MVVM; the same in 4 states, 4
                          sequences and 75 random gestures
        every rule holds in every pattern

        """))
    #expect(transcript.status == 0)
  }

  @Test func `what is broken is told whole, with lines that find it again`() throws {
    let specimen = TriptychSpecimens.all.first { $0.name == "toggles" }
    let patterns = [.mvp, try #require(specimen?.pattern)]
    let transcript = Transcript(
      "verify", "colour", "--gestures", "50", "--length", "1", patterns: patterns)
    #expect(transcript.status == 1)
    #expect(
      transcript.output.contains(
        """
          toggles: 8 of 10 rules hold; next is CS4

          CS4 broken by toggles: off when it is off
            Turning a switch to where it already is changes nothing.
                              expected                  shown
          new screen  yellow  off                       off
                      status  Please choose a switch    Please choose a switch
          yellow=off  yellow  off                       on                        ≠
                      status  Please choose a switch    Yellow                    ≠
            look     is a colour added again when its switch has not moved?
            $ swift run triptych verify colour --rule CS4 --scenario \\
                'off when it is off'
            also broken, perhaps for the same reason: S6

          CS4 broken by toggles after 1 step (every state):
            $ swift run triptych compare colour green=off
                              specification      MVP                toggles
          new screen  green   off                off                off
                      yellow  off                off                off
                      status  Please choose a    Please choose a    Please choose a
                              switch             switch             switch
          green=off   green   off                off                on                 ≠
                      yellow  off                off                off
                      status  Please choose a    Please choose a    Green              ≠
                              switch             switch

        different first after step 1, "green=off":
          specification shows green "off" status "Please choose a switch"
          MVP shows green "off" status "Please choose a switch"
          toggles shows green "on" status "Green"
        not every rule holds: colour S6 and CS4

        """), "\(transcript.output)")
    for command in transcript.offeredCommands {
      #expect(Transcript(command, patterns: patterns).status == 1, "\(command)")
    }
  }

  @Test func `with --all, there is a line for each rule, and a column for each pattern`() {
    let transcript = Transcript("verify", "colour", "--gestures", "50", "--length", "1", "--all")
    let lines = transcript.lines
    #expect(
      lines.filter { $0.hasSuffix("holds    holds    holds") }
        .compactMap { $0.split(separator: " ").first }
        == ["S1", "S2", "S3", "S4", "S5", "S6", "CS1", "CS2", "CS3", "CS4"])
    #expect(transcript.output.contains("\n  4 states, 20 transitions, all that 4 gestures lead to"))
    #expect(transcript.output.contains("\n    holds in MVP and MVVM\n"), "A18")
    #expect(transcript.output.contains("\n    holds in MVVM\n"), "A19")
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(transcript.status == 0)
  }

  @Test func `JSON has a row for each rule and pattern`() throws {
    let transcript = Transcript("verify", "colour", "--rule", "CS2", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8))
    let document = try #require(json as? [String: Any])
    let reports = try #require(document["reports"] as? [[String: Any]])
    let rows = try #require(reports.first?["rows"] as? [[String: Any]])
    #expect(rows.map { $0["pattern"] as? String } == ["MVC", "MVP", "MVVM"])
    #expect(Set(rows.map { "\($0["rule"] ?? "") \($0["verdict"] ?? "")" }) == ["CS2 holds"])
    #expect(document["conforming"] as? Bool == true)
  }

  @Test func `of one rule, and of one scenario, nothing else is run`() {
    let rule = Transcript("verify", "colour", "--rule", "CS2", "--all")
    let scenario = Transcript("verify", "colour", "--scenario", "green alone", "--all")
    for transcript in [rule, scenario] {
      #expect(transcript.status == 0)
      #expect(transcript.output.contains("\n  CS2 ") && !transcript.output.contains("\n  CS1 "))
      #expect(transcript.output.contains("\nwhat was run holds\n"))
      #expect(transcript.output.hasSuffix(" 0 sequences, 0 random gestures\n"))
    }
  }

  @Test(arguments: [["--rule", "FF1"], ["--scenario", "nothing"]])
  func `a rule or a scenario that there is not is refused`(selection: [String]) {
    let transcript = Transcript(["verify", "colour"] + selection)
    #expect(transcript.message.contains("no check of colour is of that rule and that name"))
    #expect(transcript.status == 2)
  }

  @Test func `a pattern that has no such screen yet is told what is to do`() {
    let transcript = Transcript("verify", "colour", "--rule", "S1", patterns: [.mvp, .wrong])
    #expect(transcript.output.contains("next is S1: A new screen"))
    #expect(transcript.output.contains("Wrong: to do: none: the pattern does not make one yet"))
    #expect(transcript.status == 1)
  }

  @Test func `a screen that traps costs the report nothing, in processes of their own`() {
    let transcript = Transcript(
      ["verify", "colour", "--isolated", "--rule", "S5"],
      patterns: [.mvp, HostileDeed.trap.pattern], server: "HostileScreens")
    #expect(transcript.output.contains("S5 broken by trap: "))
    #expect(transcript.output.contains("crashed: "))
    #expect(transcript.offeredCommands.last?.last == "--isolated")
    #expect(transcript.status == 1)
  }

  @Test
  func `a mediator that stops without its view is told, and one that does not serve two views`() {
    let transcript = Transcript("verify", "colour", "--gestures", "9", patterns: [.mvp, .deaf])
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("A18 broken by Deaf, colour: green=on changes nothing once the view is gone."))
    #expect(words.contains("A19 broken by Deaf, colour: the two views differ after "))
    #expect(!words.contains("A18 broken by MVP"))
    #expect(transcript.status == 1)
  }
}
