import Foundation
import Testing

/// The pictures of the documentation: what the command draws now is what readers see there.
struct PictureTests {
  @Test(arguments: ["MVC", "MVP", "MVVM"])
  func `a conversation is drawn as the documentation has it`(pattern: String) throws {
    let drawn = Transcript(
      "trace", "four-function", "5", "+", "+", "replace-view", "--pattern", pattern, "--format",
      "svg")
    let name = "trace-\(pattern.lowercased()).svg"
    #expect(
      try drawn.output == picture(name), "if it is meant to look otherwise, run .ci/traces")
  }

  private func picture(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Sources/Parity/Parity.docc/Resources/\(name)"),
      encoding: .utf8)
  }
}
