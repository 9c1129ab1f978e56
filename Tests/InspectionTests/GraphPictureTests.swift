import Foundation
import Testing

@testable import Inspection

/// The graphs of the documentation: what is drawn now is what readers see there.
struct GraphPictureTests {
  @Test(arguments: [(0, "MVC"), (1, "MVP"), (2, "MVVM")])
  func `who knows whom is drawn as the documentation has it`(
    index: Int, pattern: String
  ) throws {
    let graphs = try House.inspection.get().exemplaryGraphs
    try #require(graphs.count == 3)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let picture = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Parity/Parity.docc/Resources/knows-\(pattern.lowercased()).svg"),
      encoding: .utf8)
    #expect(
      GraphDiagram([graphs[index]]).svg == picture,
      "if it is meant to look otherwise, run .ci/traces")
  }
}
