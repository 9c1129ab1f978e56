import AppDefinitions
import AppScreens
import Foundation
import HostileScreens
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

@Suite(.onThreadOfItsOwn)
struct VerifyTests {
  private static let brief = ["--gestures", "50"]
  private static let count = ColourSelectorApp().rules.count

  private func verify(
    _ words: String..., patterns: [Pattern] = Pattern.plain, server: String? = "HostileScreens"
  ) -> Transcript {
    Transcript(["verify", "colour"] + Self.brief + words, patterns: patterns, server: server)
  }

  @Test func `an app on which every rule holds takes a line, and what was not tried another`() {
    let transcript = verify()
    #expect(
      transcript.output.contains("  colour          \(Self.count) rules hold in MVC, MVP and MVVM"))
    #expect(transcript.output.contains("\nevery rule holds in every pattern\n"))
    #expect(transcript.lines.count < 10)
    #expect(transcript.status == 0)
  }

  @Test func `what is broken is told whole, with a line that finds it again`() throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == "toggles" })
    let patterns = [.plainMVP, faultyScreen.pattern]
    let transcript = verify(patterns: patterns)
    #expect(transcript.status == 1)
    #expect(
      transcript.output.contains(
        """
          CS4 broken by toggles: off when it is off
            Setting a switch to its current position changes nothing.
                              expected                  shown
          new screen  yellow  off                       off
                      status  Please choose a switch    Please choose a switch
          yellow=off  yellow  off                       on                        ≠
                      status  Please choose a switch    Yellow                    ≠
            look     is a colour added again when its switch has not moved?
            $ swift run triptych verify colour --under plain yellow=off --rule CS4
        """), "\(transcript.output)")
    #expect(transcript.output.contains("\nnot every rule holds: colour "))
    #expect(!transcript.output.contains("broken by MVP"))
    for command in transcript.offeredCommands {
      #expect(Transcript(command, patterns: patterns).status == 1, "\(command)")
    }
  }

  @Test func `what no scenario shows is told with the scenario that would show it`() {
    let rare = AlteredScreen.pattern("Rare", of: CalculatorApp()) { _, _, right in
      right.text == "97" ? CalculatorDisplay(text: "79") : right
    }
    let transcript = Transcript(["verify", "four-function", "--all"], patterns: [.plainMVP, rare])
    #expect(transcript.status == 1)
    #expect(
      transcript.output.contains(
        """
          Rare differs from MVP
          no scenario shows what is wrong in Rare: every short sequence
                      expected                  shown
          new screen  0                         0
          9           9                         9
          7           97                        79                        ≠
            $ swift run triptych verify four-function --under plain 9 7
            the rule that says so can have it as a scenario:
              # every short sequence
              9  text: 9
              7  text: 97
        """), "\(transcript.output)")
    #expect(transcript.output.contains("\nwrong where no scenario shows it: four-function\n"))
    #expect(transcript.output.contains(/Rare: (\d+) of \1 rules hold in their scenarios/))
    for line in transcript.lines where line.hasPrefix("  FF") {
      #expect(line.hasSuffix("  holds  holds*"), "\(line)")
    }
    let selected = Transcript(["verify", "four-function", "--rule", "FF2"], patterns: [rare])
    #expect(selected.status == 1, "it may be the rule that was asked for")
    for command in transcript.offeredCommands {
      #expect(Transcript(command, patterns: [rare]).status == 1, "\(command)")
    }
  }

  @Test func `with --all, there is a line for each rule, each check and the architecture`() {
    let transcript = verify("--all")
    let rules = transcript.lines.filter { $0.hasSuffix("holds  holds  holds") }
    #expect(rules.count == Self.count, "\(transcript.output)")
    #expect(transcript.output.contains("\n  every short sequence: "))
    for condition in Condition.allCases.dropFirst() where condition.isOfEveryApp {
      #expect(transcript.output.contains("  \(condition.words): "), "\(condition)")
    }
    #expect(transcript.output.contains("\n    holds in MVP and MVVM\n"), "A18")
    #expect(transcript.output.contains("(the screen offers no second view) in MVC, MVP"), "A19")
    #expect(transcript.lines.filter { $0.count > 80 } == [])
    #expect(transcript.status == 0)
  }

  @Test func `JSON has a verdict on each rule for each pattern`() throws {
    let transcript = verify("--rule", "CS2", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8))
    let document = try #require(json as? [String: Any])
    let reports = try #require(document["reports"] as? [[String: Any]])
    let patterns = try #require(reports.first?["patterns"] as? [[String: Any]])
    #expect(patterns.map { $0["pattern"] as? String } == ["MVC", "MVP", "MVVM"])
    for pattern in patterns {
      let rules = try #require(pattern["rules"] as? [[String: Any]])
      #expect(rules.map { "\($0["rule"] ?? "") \($0["verdict"] ?? "")" } == ["CS2 holds"])
    }
    #expect(document["conforming"] as? Bool == true)
    #expect(document["schema"] as? String == "triptych.verify.2")
    #expect(transcript.status == 0)
  }

  @Test func `JSON says in words what only running a screen decides, and how a process ended`()
    throws
  {
    let transcript = verify(
      "--isolated", "--format", "json", patterns: [.plainMVP, HostileDeed.trap.pattern])
    let json = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8))
    let document = try #require(json as? [String: Any])
    let trials = try #require(document["architecture"] as? [[String: String]])
    #expect(Set(trials.compactMap { $0["verdict"] }).isSubset(of: ["holds", "broken", "notRun"]))
    #expect(trials.contains { $0["verdict"] == "notRun" && $0["reason"]?.isEmpty == false })
    #expect(transcript.output.contains(#""failure":"crashed: "#))
    #expect(!transcript.output.contains(#""_0""#))
  }

  @Test func `of one rule, nothing else is decided`() {
    let transcript = verify("--rule", "CS2", "--all")
    #expect(transcript.status == 0)
    #expect(transcript.output.contains("\n  CS2 ") && !transcript.output.contains("\n  CS1 "))
    #expect(transcript.output.contains("\nselected checks passed\n"))
  }

  @Test func `a pattern that has no such screen is told so, and not that rules are broken`() {
    let transcript = verify("--rule", "S1", patterns: [.plainMVP, .wrong])
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Wrong: no screen yet"))
    #expect(!words.contains("every rule holds"))
    #expect(transcript.status == 1)
    let alone = verify(patterns: [.wrong])
    #expect(!alone.output.contains("S1"), "\(alone.output)")
    #expect(alone.status == 1)
  }

  @Test func `an app that no pattern has is left out, unless it is named`() {
    let words = ["verify", "--rule", "S1"] + Self.brief
    let transcript = Transcript(words, patterns: [HostileDeed.none.pattern])
    #expect(transcript.output.contains("\nnot verified, since no pattern has a screen: token, "))
    #expect(transcript.status == 0)
    #expect(Transcript(words + ["music"], patterns: [HostileDeed.none.pattern]).status == 1)
    #expect(Transcript(words, patterns: [Pattern("Empty")]).status == 1)
  }

  @Test func `a rule that holds has a star where a part of it was not run`() async throws {
    let screen = await MainActor.run {
      FaultyScreens.rightOfMainActor.first { $0.name == "main-actor" }
    }
    let transcript = Transcript(
      ["verify", "four-function", "--all", "--isolated", "--rule", "S2"] + Self.brief,
      patterns: [.plainMVP, try #require(screen).pattern], server: "HostileScreens")
    let line = transcript.lines.first { $0.hasPrefix("  S2 ") }
    #expect(line?.hasSuffix("holds  holds*") == true, "\(transcript.output)")
    #expect(transcript.output.contains("\n  * "))
  }

  @Test func `a screen that traps costs the report nothing, in processes of their own`() {
    let transcript = verify(
      "--isolated", "--all", patterns: [.plainMVP, HostileDeed.trap.pattern],
      server: "HostileScreens")
    #expect(transcript.output.contains("S5 broken by trap: "), "\(transcript.output)")
    #expect(transcript.output.contains("crashed: "))
    #expect(!transcript.output.contains("broken by MVP"))
    #expect(transcript.offeredCommands.first?.last == "--isolated")
    #expect(transcript.status == 1)
  }

  @Test func `a screen that traps is followed by the line that says after which steps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Transcript("verify", "colour", patterns: [HostileDeed.trap.pattern])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("triptych verify --isolated colour\n"), "\(text)")
  }

  @Test(arguments: ["S2", "S3", "S7"])
  func `a rule is no success where the screen ends its process on most steps`(rule: String) {
    let transcript = verify(
      "--isolated", "--rule", rule, patterns: [HostileDeed.trap.pattern], server: "HostileScreens")
    #expect(transcript.output.contains("not run: colour \(rule)"), "\(transcript.output)")
    #expect(!transcript.output.contains("passed"))
    #expect(transcript.status == 1)
  }

  @Test func `steps can be taken under a condition, and one that cannot be tried is not run`() {
    func under(_ condition: String, _ steps: [String], app: String = "colour") -> Transcript {
      Transcript(["verify", app, "--under", condition] + steps)
    }
    let right = under("with-other-screens", ["green=on", "repeat=9"])
    #expect(right.output == "  MVC: as it must be\n  MVP: as it must be\n  MVVM: as it must be\n")
    #expect(right.status == 0)
    let none = Transcript(
      ["verify", "colour", "--under", "sparse-reads", "yellow=on", "green=on", "--isolated"],
      patterns: [HostileDeed.trap.pattern], server: "HostileScreens")
    #expect(none.output.contains("not run: taken as written, the same steps end the process"))
    #expect(none.status == 1)
  }

  @Test
  func `a mediator that stops without its view is told, and one that does not serve two views`() {
    let transcript = verify(patterns: [.plainMVP, .deaf])
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("A18 broken by Deaf, colour: green=on changes nothing once the view is gone."))
    #expect(words.contains("A19 broken by Deaf, colour: the two views differ after "))
    #expect(!words.contains("A18 broken by MVP"))
    #expect(transcript.status == 1)
    #expect(words.contains("both are up to date. $ swift run triptych verify colour"))
  }

  @Test func `a mediator that serves two views is said to`() throws {
    let right = try #require(FaultyScreens.right.first { $0.name == "words-by-bits" })
    let transcript = verify("--all", patterns: [right.pattern])
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("both are up to date. holds in words-by-bits"), "\(words)")
  }
}

extension Condition {
  /// Indicates whether it needs neither a service nor screens of the main actor.
  fileprivate var isOfEveryApp: Bool {
    ![.lateResponses, .servicesOutliveScreen, .overlappingTasks].contains(self)
  }
}
