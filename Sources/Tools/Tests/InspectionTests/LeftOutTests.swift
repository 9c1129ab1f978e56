import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychInspection

/// What is not inspected.
struct LeftOutTests {
  @Test
  func `what a package's tests are made of is not inspected`() throws {
    try withFolder(["Package.swift": "", "Tests/Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile(
        [("Shop", Shop.presenter)], in: "\(folder)/Tests")
      let facts = try PackageFacts(graphs: graphs.map { URL(fileURLWithPath: $0) })
      #expect(PackageInspection(of: facts).inspected == [])
    }
  }

  @Test
  func `what records the messages of a module is not looked at beside it`() throws {
    try withFolder(["Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile(
        [
          ("TriptychTraces", "public protocol RecordingView: AnyObject {}"),
          ("Shop", Shop.presenter),
          (
            "RecordedShop",
            "import TriptychTraces\n\(Shop.presenter)\nfinal class Screenful: RecordingView {}"
          ),
        ], in: folder)
      let facts = try PackageFacts(graphs: graphs.map { URL(fileURLWithPath: $0) })
      #expect(!facts.types(in: "Shop").isEmpty)
      #expect(facts.types(in: "RecordedShop").isEmpty)
    }
  }
}
