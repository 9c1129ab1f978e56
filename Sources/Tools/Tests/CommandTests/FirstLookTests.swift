import AppScreens
import Foundation
import Testing
import TriptychFaultyScreens

/// What a newcomer sees first.
struct FirstLookTests {
  private static let look = Transcript()

  @Test func `it fits on a page, and names the three patterns`() {
    let look = Self.look
    #expect(look.status == 0)
    #expect(look.lines.count <= 40)
    #expect(look.lines.filter { $0.count > 80 } == [])
    for pattern in ["MVC", "MVP", "MVVM"] {
      #expect(look.lines.contains { $0.hasPrefix("\(pattern) ") }, "\(pattern)")
    }
  }

  @Test func `of plain views it shows what the user sees, and recommends no trace`() {
    let look = Transcript([], patterns: Self.plain)
    #expect(
      look.lines.prefix(9) == [
        "Four-function calculator: one gesture, 5, in Unidirectional and VIPER. The user",
        "sees the same result.", "",
        "               Unidirectional                   VIPER", "",
        "model          in both: state.text: \"\" → \"5\"",
        "view→user      in both: text: \"5\"", "",
        "The views record no messages, so these are only changes of state.",
      ])
    #expect(look.offeredCommands.compactMap(\.first) == ["compare", "verify", "learn"])
  }

  @Test func `it says so where the user does not see the same`() {
    let look = Transcript([], patterns: [.plainMVP, .press])
    #expect(
      look.output.replacing("\n", with: " ").contains("The user does not see the same result."))
    #expect(!Transcript([], patterns: [.press]).output.contains("the same result"))
  }

  @Test func `the trace of plain views says once that they are plain`() {
    let trace = Transcript(["trace", "four-function", "5"], patterns: Self.plain)
    #expect(trace.status == 0)
    #expect(!trace.output.contains("nothing"), "\(trace.output)")
    #expect(trace.output.contains("Unidirectional and VIPER show only changes of state"))
  }

  private static let plain = [Pattern.plainMVP.named("Unidirectional"), .plainMVP.named("VIPER")]

  @Test func `the line that ran has a path that an editor opens, for each pattern`() throws {
    let places = Self.look.output.matches(of: /(\S+\.swift):(\d+)\s+(.+)/)
    #expect(places.count == 3)
    for place in places {
      let file = root.appendingPathComponent(String(place.1))
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let line = lines[try #require(Int(place.2)) - 1].trimmingCharacters(in: .whitespaces)
      // What has no room may be cut.
      #expect(line.hasPrefix(place.3.replacing("…", with: "")), "\(place.0)")
    }
  }

  @Test func `the commands to go on with can be run`() {
    let commands = Self.look.offeredCommands
    #expect(commands.compactMap(\.first) == ["compare", "trace", "learn"])
    for command in commands.dropLast() { #expect(Transcript(command).status == 0, "\(command)") }
  }

  private let root = URL(fileURLWithPath: #filePath + "/../../../../..").standardizedFileURL
}
