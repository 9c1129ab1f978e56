import AppScreens
import Foundation
import Testing

@testable import Inspection

/// Symbol graphs in a folder, whoever wrote them.
struct GraphFolderTests {
  private let faulty = ForeignPackage.declared(
    ForeignSource.presenter.replacing("private weak var view", with: "private var view"))

  @Test
  func `graphs are read from the folders in it, and through a link to it`() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("a/b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try faulty.write(to: inner)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appendingPathComponent("a"))
      for place in [folder, link] {
        let facts = try PackageFacts(graphsIn: place)
        #expect(facts.modules == ["Shop"])
        #expect(broken(facts) == ["A13", "A23"])
      }
    }
  }

  @Test
  func `a module that was compiled for two platforms is known once`() throws {
    try withFolder { folder in
      for platform in ["x86_64-apple-ios", "arm64-apple-macos"] {
        let inner = folder.appendingPathComponent(platform)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try faulty.write(to: inner)
      }
      let inspection = PackageInspection(of: try PackageFacts(graphsIn: folder))
      #expect(inspection.findings.map(\.rule.number) == ["A13", "A23"])
      let presenter = try #require(inspection.cases.first).triad.mediator
      #expect(presenter.members.map(\.name) == ["view", "basket", "add()"])
    }
  }

  @Test
  func `a module among a thousand is found`() throws {
    try withFolder { folder in
      try faulty.write(to: folder)
      for number in 0..<1_000 {
        let text = #"{"module": {"name": "M\#(number)"}, "symbols": [], "relationships": []}"#
        try text.write(
          to: folder.appendingPathComponent("M\(number).symbols.json"), atomically: false,
          encoding: .utf8)
      }
      #expect(broken(try PackageFacts(graphsIn: folder)) == ["A13", "A23"])
    }
  }

  @Test(arguments: [
    ("", "is no symbol graph: unreadable data: "),
    ("Nothing of the kind", "is no symbol graph: unreadable data: "),
    ("[]", "is no symbol graph: unreadable data: "),
    (
      #"{"module": {"name": "Shop"}, "symbols": [{"kind":"#, "is no symbol graph: unreadable data: "
    ),
    ("{}", "is no symbol graph: unreadable data: "),
    (
      #"{"module": {"name": 1}, "symbols": [], "relationships": []}"#,
      "is no symbol graph: unreadable data at module.name: "
    ),
  ])
  func `a file that is no graph is named, with what is wrong in it`(text: String, reason: String)
    throws
  {
    try withFolder { folder in
      try faulty.write(to: folder)
      let file = folder.appendingPathComponent("Wrong.symbols.json")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let message = try #require(failure(of: folder))
      #expect(message.hasPrefix("\"\(file.path)\" \(reason)"))
    }
  }

  @Test
  func `what cannot be read is named, and not passed over`() throws {
    try withFolder { folder in
      try faulty.write(to: folder)
      let file = folder.appendingPathComponent("Wrong.symbols.json")
      try FileManager.default.createSymbolicLink(
        at: file, withDestinationURL: folder.appendingPathComponent("nowhere"))
      let message = try #require(failure(of: folder))
      #expect(message.hasPrefix("\"\(file.path)\" is no symbol graph: "))
    }
  }

  @Test
  func `where there are no graphs it is said what writes them`() throws {
    try withFolder { folder in
      try "{}".write(
        to: folder.appendingPathComponent("Shop.json"), atomically: true, encoding: .utf8)
      let message = try #require(failure(of: folder))
      #expect(message.hasPrefix("there is no file *.symbols.json in it; swiftc writes them with"))
    }
  }

  @Test
  func `graphs without their sources say nothing about what stands there alone`() throws {
    try withFolder { folder in
      let graphs = folder.appendingPathComponent("graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      for graph in try faulty.write(to: folder) {
        try FileManager.default.moveItem(
          at: graph, to: graphs.appendingPathComponent(graph.lastPathComponent))
      }
      for module in faulty.modules.keys {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("\(module).swift"))
      }
      let inspection = PackageInspection(of: try PackageFacts(graphsIn: graphs))
      let found = try #require(inspection.cases.first)
      #expect(
        found.verdicts["A5"]
          == .notDecided(because: "the source of Basket is not available"))
      #expect(broken(inspection.facts) == ["A13", "A23"])
    }
  }

  @Test
  func `a dependency is known, and not judged`() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("checkouts/Shop")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try faulty.write(to: inner)
      let facts = try PackageFacts(graphsIn: folder)
      #expect(facts.modules == [])
      #expect(facts.types.values.contains { $0.name == "BasketPresenter" })
    }
  }

  @Test(arguments: ["a b/Ä#?", "100%", "a%20b"])
  func `a source is found by its address, as it is or escaped`(name: String) throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for isEscaped in [true, false] {
        for graph in try faulty.write(to: inner) where !isEscaped {
          let text = try String(contentsOf: graph, encoding: .utf8)
          let address = inner.absoluteString.replacing("/", with: "\\/")
          let plain = "file://\(inner.path)".replacing("/", with: "\\/")
          #expect(text.contains(address))
          try text.replacing(address, with: plain)
            .write(to: graph, atomically: true, encoding: .utf8)
        }
        let inspection = PackageInspection(of: try PackageFacts(graphsIn: inner))
        let finding = try #require(inspection.findings.first)
        #expect(finding.place?.file == inner.appendingPathComponent("Shop.swift").path)
        #expect(
          finding.place.flatMap(inspection.facts.line) == "  private var view: (any BasketView)?")
      }
    }
  }

  private func broken(_ facts: PackageFacts) -> [String] {
    PackageInspection(of: facts).findings.map(\.rule.number)
  }

  private func failure(of folder: URL) -> String? {
    #expect(throws: SymbolGraphLoader.Failure.self) {
      try PackageFacts(graphsIn: folder)
    }?.description
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    try body(folder)
  }
}
