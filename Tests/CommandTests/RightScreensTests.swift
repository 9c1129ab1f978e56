import AppScreens
import Foundation
import Parity
import TestSupport
import Testing

@Suite(.onThreadOfItsOwn)
struct RightScreensTests {
  @Test
  func `a right screen is told with its technique, and as clean`() {
    let transcript = Transcript("specimens", "--right", "weak-registry")
    #expect(
      transcript.output == """
        weak-registry: colour, right
          A table of the process has every selector that is alive, and holds none.

          clean

        """)
    #expect(transcript.messages == "")
    #expect(transcript.status == 0)
  }

  @Test
  func `what is said about a right screen is a false alarm, with its steps`() {
    let transcript = Transcript(
      ["specimens", "--right", "toggles"], specimens: [], rightScreens: [toggles])
    #expect(transcript.output.contains("\n  FALSE ALARM: S6 and CS4\n"))
    #expect(transcript.output.contains("\n  CS4 broken by toggles: "))
    #expect(transcript.output.contains("    $ triptych specimens --right toggles\n"))
    #expect(transcript.status == 1)
  }

  @Test
  func `the gallery is a table, app by app, and below it what is said of those not clean`() {
    let transcript = Transcript(
      ["specimens", "--right"], specimens: [], rightScreens: [toggles])
    #expect(
      transcript.output.hasPrefix(
        """
        colour
          toggles                            FALSE ALARM: S6 and CS4

        0 of 1 right screen clean

        toggles: colour, right

        """))
    #expect(transcript.output.contains("\n  CS4 broken by toggles: "))
    #expect(transcript.status == 1)
  }

  @Test
  func `the same as an object has everything`() throws {
    let transcript = Transcript("specimens", "--right", "words-by-bits", "--json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
    #expect(document["clean"] as? Int == 1)
    let screen = try #require((document["rightScreens"] as? [[String: Any]])?.first)
    #expect(screen["name"] as? String == "words-by-bits")
    #expect(screen["app"] as? String == "colour")
    #expect(screen["isClean"] as? Bool == true)
    #expect(screen["broken"] as? [String] == [])
    #expect(transcript.status == 0)
  }

  @Test
  func `a name that no right screen has is refused`() {
    let transcript = Transcript("specimens", "--right", "toggles")
    #expect(transcript.messages.contains(#"there is no right screen "toggles"; --right without"#))
    #expect(transcript.messages.hasSuffix("Try: triptych specimens --right\n"))
    #expect(transcript.status == 2)
  }

  @Test
  func `a command without right screens says so`() {
    let transcript = Transcript(["specimens", "--right"], rightScreens: [])
    #expect(transcript.messages.contains("triptych has no right screens"))
    #expect(transcript.status == 2)
  }

  @Test
  func `a right screen and a pattern cannot have the same name`() {
    let screen = RightScreen("MVP", of: "colour", technique: "None.") {
      @Sendable in UnusedScreen()
    }
    let transcript = Transcript(["specimens", "--right"], rightScreens: [screen])
    #expect(transcript.messages.contains(#"are called "MVP"; give each a name"#))
    #expect(transcript.status == 2)
  }

  /// The wrong screen of the gallery by this name, as if it were right.
  private let toggles = RightScreen("toggles", of: "colour", technique: "By chance.") {
    @Sendable in UnusedScreen()
  }
}
