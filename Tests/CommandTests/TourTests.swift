import Foundation
import Testing

struct TourTests {
  @Test
  func `the tour shows every app, fits eighty columns, and ends with what to try next`() {
    let transcript = Transcript()
    for title in [
      "Token calculator", "Four-function calculator", "Colour selector", "Address form",
      "Music search", "Try next",
    ] {
      #expect(transcript.output.contains("\n\(title)\n"))
    }
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("$ triptych compare ") } == 5)
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(transcript.output.components(separatedBy: "identical in MVC, MVP and MVVM").count == 6)
    #expect(transcript.status == 0)
  }

  @Test
  func `the page of the rules in the documentation is what the command prints`() throws {
    let page = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Parity/Parity.docc/Rules.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8) == Transcript("rules", "--markdown").output,
      "write it anew: swift run triptych rules --markdown > Sources/Parity/Parity.docc/Rules.md")
  }

  @Test
  func `rules are told by number, those of every screen once`() {
    let output = Transcript("rules").output
    #expect(output.components(separatedBy: "  S1    ").count == 2)
    #expect(
      output.contains(
        """
          CS4   Turning a switch to where it already is changes nothing.
                Why: The refactored post would show `Green and Green`.
        """))
    #expect(Transcript("rules", "colour").output.contains("Colour selector\n  S1    A new"))
  }
}
