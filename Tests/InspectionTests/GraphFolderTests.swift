import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychInspection

/// Symbol graphs in a folder, whoever wrote them.
struct GraphFolderTests {
  @Test
  func `graphs are read from the folders in it, once for two platforms, and without sources`()
    throws
  {
    try withFolder(["ios/b/Note.txt": "", "macos/Note.txt": ""]) { folder in
      for inner in ["ios/b", "macos"] { try compile(in: "\(folder)/\(inner)") }
      let inspection = try inspection(of: folder)
      #expect(inspection.findings.map(\.rule.number) == ["A13"])
      #expect(inspection.cases.count == 1)
      for inner in ["ios/b", "macos"] {
        try FileManager.default.removeItem(atPath: "\(folder)/\(inner)/Shop.swift")
      }
      #expect(try self.inspection(of: folder).findings.map(\.rule.number) == ["A13"])
    }
  }

  @Test(arguments: ["", "Nothing of the kind", #"{"module": {"name": "Shop"}, "symbols":"#])
  func `a file that is not a graph is named, and not passed over`(text: String) throws {
    try withFolder(["Wrong.symbols.json": text]) { folder in
      let error = #expect(throws: SymbolGraphLoader.Failure.self) { try inspection(of: folder) }
      let start = "\"\(folder)/Wrong.symbols.json\" is not a symbol graph: "
      #expect(error?.description.hasPrefix(start) == true)
    }
  }

  @Test
  func `where there are no graphs it is said what writes them`() throws {
    try withFolder(["Shop.json": "{}"]) { folder in
      let error = #expect(throws: SymbolGraphLoader.Failure.self) { try inspection(of: folder) }
      #expect(error?.description.contains("-emit-symbol-graph-dir FOLDER") == true)
    }
  }

  private func compile(in folder: String) throws {
    _ = try CompiledPackage.compile([("Shop", Shop.leakingPresenter)], in: folder)
  }

  private func inspection(of folder: String) throws -> PackageInspection {
    PackageInspection(of: try PackageFacts(graphsIn: URL(fileURLWithPath: folder)))
  }
}
