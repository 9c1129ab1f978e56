import Foundation
import Testing

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

  @Test func `the line that ran is there for each pattern, as the file has it`() throws {
    let places = Self.look.output.matches(of: /(\w+)\.swift:(\d+)\s+(.+)/)
    #expect(places.count == 3)
    for place in places {
      let file = root.appendingPathComponent("Tests/FixturePatterns/\(place.1).swift")
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

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
