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

  @Test func `the name of a pattern is whole, and plain views differ in nothing that is not known`()
  {
    let patterns = [Pattern.plainMVP.named("Unidirectional"), .plainMVP.named("VIPER")]
    let look = Transcript([], patterns: patterns)
    #expect(look.lines.contains { $0.hasPrefix("Unidirectional  its views record no messages") })
    #expect(!look.output.contains("all three"))
    let trace = Transcript(["trace", "four-function", "5"], patterns: patterns)
    #expect(trace.status == 0)
    #expect(!trace.output.contains("nothing"), "\(trace.output)")
  }

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
