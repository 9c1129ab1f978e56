import Foundation
import Testing

/// The book and the README speak of files and verbs that exist.
struct DocumentReferenceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let book = "Sources/Parity/Parity.docc"

  private static let documents: [String] = {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(book).path)
    let articles = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return ["README.md"] + articles.sorted().map { "\(book)/\($0)" }
  }()

  @Test
  func `the book has articles`() {
    #expect(Self.documents.count > 10)
  }

  @Test(arguments: documents)
  func `a file that a document names is there`(document: String) throws {
    let named = try Self.prose(of: document)
      .matches(of: /`((?:Sources|Tests|Examples|\.ci)\/[\w.\/+-]*)`/).map { String($0.1) }
    for path in named {
      #expect(Self.exists(Self.root.appendingPathComponent(path)), "\(document) names \(path)")
    }
  }

  @Test(arguments: documents)
  func `a file that a document links to is there`(document: String) throws {
    let folder = Self.root.appendingPathComponent(document).deletingLastPathComponent()
    let links = try Self.prose(of: document)
      .matches(of: /\]\(([^):#]+\.\w+|[^):#]+\/[^):#]+)\)/).map { String($0.1) }
    for link in links {
      #expect(Self.exists(folder.appendingPathComponent(link)), "\(document) links to \(link)")
    }
  }

  @Test(arguments: documents)
  func `a verb that a document tells to run is there`(document: String) throws {
    for match in try Self.text(of: document).matches(of: /swift run triptych ([a-z]+)/) {
      let verb = String(match.1)
      #expect(Transcript("help", verb).status == 0, "\(document) runs \(verb)")
    }
  }

  /// The lines of a document that are not in a block of code.
  private static func prose(of document: String) throws -> String {
    try text(of: document).components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
  }

  private static func text(of document: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
