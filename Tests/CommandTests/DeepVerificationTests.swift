import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import Testing

@testable import TriptychCommand

/// The guided searches of `verify --deep`: their time, and what is said where there can be none.
struct DeepVerificationTests {
  @Test(arguments: [
    (["--time", "5"], "--time needs --deep"),
    (["--deep", "--time", "0"], "--time takes a whole number from 1 to 1000000, not \"0\""),
    (["--deep", "--time", "soon"], "--time takes a whole number from 1 to 1000000, not \"soon\""),
    (["--deep", "--time", "4"], "--time 4 is too short for 5 apps; each takes a second at least"),
    (["--deep", "--rule", "S2"], "use --rule or --deep, not both"),
    (["--deep", "--scenario", "a sum"], "use --scenario or --deep, not both"),
  ])
  func `a time or a choice that cannot be used is refused`(options: [String], message: String) {
    let transcript = Transcript(["verify"] + options)
    #expect(transcript.messages.replacing("\n  ", with: " ").contains(message))
    #expect(transcript.status == 2)
  }

  @Test
  func `where nothing can be built it is said why, and random searches take the time`() {
    var (output, messages) = ("", "")
    let console = Console(
      width: 200, usesColour: false, write: { output += $0 }, writeError: { messages += $0 },
      read: { _ in Data() })
    let command = Command(
      name: "mine", version: "1", apps: [ColourSelectorApp()], patterns: [.mvp], executable: nil)
    let status = command.run(["verify", "--deep", "--time", "1"], on: console)
    #expect(status == 0)
    #expect(
      messages.hasPrefix("mine: no guided search, since the path of this command is not known"))
    #expect(output.contains(" random gestures in 1 second, with many seeds: identical"))
  }

  @Test
  func `a fault that no pattern is free of is told by its rule, with what was specified`() {
    let transcript = Transcript("compare", "four-function", "+", patterns: [.wrong])
    #expect(
      transcript.output.hasSuffix(
        """
        different first after step 1, "+":
          specification shows text "error"
          Wrong shows text "+"

        """))
    #expect(transcript.status == 1)
  }

  @Test
  func `no pattern can have the name of the specification`() {
    let transcript = Transcript("verify", patterns: [Pattern("specification")])
    #expect(transcript.messages.contains("no pattern can be called specification"))
    #expect(transcript.status == 2)
  }
}
