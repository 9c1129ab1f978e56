import AppRules
import Foundation
import MVP
import Testing
import TriptychCommand

struct StreamingTests {
  @Test(arguments: [[], ["--json"]])
  func `a step is written when it has been taken`(options: [String]) {
    let (short, long) = (Self.writes("1+2", options), Self.writes("1+2+3+4", options))
    #expect(long.count == short.count + 4)
    #expect(long.allSatisfy { $0.utf8.count < 400 })
  }

  @Test(arguments: [[], ["--json"]])
  func `of the last step alone, no other is formatted`(options: [String]) {
    let short = Self.writes("1", options + ["--last"])
    #expect(Self.writes("1+2+3+4+1", options + ["--last"]).count == short.count)
  }

  @Test
  func `the column of steps is as wide as the steps that are shown`() {
    let steps = ["input=a longer text than that", "input=1"]
    #expect(
      Transcript(["compare", "token"] + steps + ["--last"]).output.split(separator: "\n")[1]
        .hasPrefix("  input=1     separators"))
  }

  /// The texts that a comparison writes, one after the other.
  private static func writes(_ keys: String, _ options: [String]) -> [String] {
    let command = Command(
      name: "triptych", version: "1", apps: [CalculatorApp()], patterns: [.mvp])
    var writes: [String] = []
    let console = Console(
      width: 80, usesColour: false, write: { writes.append($0) }, writeError: { _ in },
      read: { _ in Data() })
    _ = command.run(["compare", "four-function", keys] + options, on: console)
    return writes
  }
}
