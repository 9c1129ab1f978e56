import AppScreens
import Foundation
import MVP
import TestSupport
import Testing

@Suite(.onThreadOfItsOwn)
struct VerifyTests {
  @Test
  func `a line for each rule tells what was run, and the verdict on each pattern`() {
    let transcript = Transcript("verify", "colour", "--gestures", "100")
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.first == "Colour selector")
    #expect(
      lines.contains(
        "  CS4   Turning a switch to where …          5     13  holds    holds    holds"))
    #expect(lines.contains("  4 states, 20 transitions, all that 4 gestures lead to: identical"))
    #expect(transcript.output.contains("every rule holds in every pattern"))
    #expect(transcript.status == 0)
  }

  @Test
  func `patterns that have no room beside others stand below, under a head of their own`() {
    let names = (1...9).map { "Submission\($0)" }
    let transcript = Transcript(
      ["verify", "colour", "--rule", "CS1"], patterns: [.mvp] + names.map { Pattern($0) })
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count { $0.contains("scenarios") } == 4)
    #expect(
      names.allSatisfy { name in lines.contains { $0.hasSuffix(name) || $0.contains("\(name)  ") } }
    )
  }

  @Test
  func `a broken rule is told with what to type to see it`() {
    let transcript = Transcript(
      "verify", "four-function", "--seed", "5", patterns: [.mvp, .wrong])
    #expect(
      transcript.output.contains(
        """
          FF5 broken by Wrong: appended
            Otherwise an operator is appended; after a finished result it continues from
            that result.
                      expected                  shown
          new screen  0                         0
          7           7                         7
          /           7/                        /                         ≠
            look     does an operator after a finished result keep the result?
            $ triptych verify four-function --rule FF5 --scenario appended
            also broken, perhaps for the same reason: FF10, FF2, FF8, FF1, FF3, FF4,
            FF11, FF6, FF7, FF9, FF12, S6 and S3

        """))
    #expect(transcript.status == 1)
  }

  @Test
  func `a difference is shown step by step, after as few steps as show it`() {
    let transcript = Transcript(
      "verify", "four-function", "--length", "2", patterns: [.mvp, .wrong])
    #expect(
      transcript.output.contains(
        """

          FF3 broken by Wrong after 1 step (every state):
            $ triptych compare four-function +
                      specification        MVP                  Wrong
          new screen  0                    0                    0
          +           error                error                +                    ≠

        different first after step 1, "+":
          specification shows text "error"
          MVP shows text "error"
          Wrong shows text "+"

        """))
  }

  @Test
  func `a rule that was not run is no rule that holds`() {
    let transcript = Transcript("verify", "colour", "--gestures", "100", patterns: [.mvp, .wrong])
    #expect(transcript.output.contains("holds    to do"))
    #expect(
      transcript.output.contains(
        """
          Wrong: 0 of 10 rules hold; next is S1: A new screen shows its initial
            display at once, before any gesture.
          Wrong: to do: none: the pattern does not make one yet
        """))
    #expect(transcript.status == 1)
  }

  @Test
  func `what was not run is not called identical`() {
    let output = Transcript("verify", "colour", "--gestures", "0", "--length", "0").output
    #expect(output.contains("0 sequences of up to 0 gestures: not run"))
    #expect(output.contains("0 random gestures in 0 runs, 0 replacements, seed 1: not run"))
  }

  @Test
  func `JSON has a row for each rule and pattern`() throws {
    let transcript = Transcript("verify", "colour", "--json", "--gestures", "100")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
    let reports = try #require(document["reports"] as? [[String: Any]])
    let rows = try #require(reports[0]["rows"] as? [[String: Any]])
    #expect(rows.count == 3 * (4 + 6))
    #expect(Set(rows.compactMap { $0["verdict"] as? String }) == ["holds"])
    #expect(document["conforming"] as? Bool == true)
  }

  @Test
  func `colour is used only where it may be`() {
    #expect(!Transcript("verify", "colour", "--gestures", "9").output.contains("\u{1B}"))
    #expect(
      Transcript("verify", "colour", "--gestures", "9", usesColour: true).output.contains(
        "\u{1B}[32mholds"))
  }
}
