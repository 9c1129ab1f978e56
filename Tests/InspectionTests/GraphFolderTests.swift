import Foundation
import TestSupport
import Testing

@testable import Inspection

/// Symbol graphs in a folder, whoever wrote them.
struct GraphFolderTests {
  private let faulty = ForeignPackage.declared(ForeignSource.leakingPresenter)

  @Test
  func `graphs are read from the folders in it, and a module of two platforms is known once`()
    throws
  {
    try withFolder(["ios/b/Note.txt": "", "macos/Note.txt": ""]) { folder in
      for inner in ["ios/b", "macos"] { try faulty.write(to: url(folder, inner)) }
      let inspection = PackageInspection(of: try PackageFacts(graphsIn: url(folder)))
      #expect(inspection.findings.map(\.rule.number) == ["A13", "A23"])
      let presenter = try #require(inspection.cases.first).triad.mediator
      #expect(presenter.members.map(\.name) == ["view", "basket", "add()"])
    }
  }

  @Test(arguments: ["", "Nothing of the kind", #"{"module": {"name": "Shop"}, "symbols":"#])
  func `a file that is no graph is named, and not passed over`(text: String) throws {
    try withFolder(["Wrong.symbols.json": text]) { folder in
      try faulty.write(to: url(folder))
      let message = try #require(failure(of: folder))
      #expect(message.hasPrefix("\"\(folder)/Wrong.symbols.json\" is no symbol graph: "))
    }
  }

  @Test
  func `where there are no graphs it is said what writes them`() throws {
    try withFolder(["Shop.json": "{}"]) { folder in
      let message = try #require(failure(of: folder))
      #expect(message.contains("-emit-symbol-graph -emit-symbol-graph-dir FOLDER"))
    }
  }

  @Test
  func `graphs without their sources decide what they can`() throws {
    try withFolder(["Note.txt": ""]) { folder in
      try faulty.write(to: url(folder))
      for module in faulty.modules.keys {
        try FileManager.default.removeItem(at: url(folder, "\(module).swift"))
      }
      let inspection = PackageInspection(of: try PackageFacts(graphsIn: url(folder)))
      #expect(inspection.findings.map(\.rule.number) == ["A13", "A23"])
      #expect(
        inspection.cases.first?.verdicts["A5"]
          == .notDecided(because: "the source of Basket is not available"))
    }
  }

  private func url(_ folder: String, _ path: String = "") -> URL {
    let folder = URL(fileURLWithPath: folder)
    return path.isEmpty ? folder : folder.appendingPathComponent(path)
  }

  private func failure(of folder: String) -> String? {
    #expect(throws: SymbolGraphLoader.Failure.self) {
      try PackageFacts(graphsIn: url(folder))
    }?.description
  }
}
