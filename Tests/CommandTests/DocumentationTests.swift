import Foundation
import Testing

/// Code in documents is the code in the files.
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let documents =
    files(in: "Sources", named: ".md") + files(in: "Examples", named: "README.md")

  /// The lines of every file of code.
  private static let code = Result {
    try ["Sources", "Tests", "Examples"].flatMap { try files(in: $0, named: ".swift").map(text) }
      .map { "\n" + lines(of: $0).joined(separator: "\n") + "\n" }
  }

  @Test(arguments: documents)
  func `code in a document is in a file`(document: String) throws {
    let code = try Self.code.get()
    for block in try blocks(in: Self.text(document)) {
      let isTaken = code.contains { $0.contains("\n\(block)\n") }
      #expect(isTaken, "no file has these lines of \(document): \(block)")
    }
  }

  /// Traces in documents are those that the command prints.
  @Test(arguments: documents)
  func `a row of a trace is told by the command`(document: String) throws {
    let lanes = [
      "person→view", "view→mediator", "mediator→view", "model  ", "mediator  ", "view→person",
      "mediator→world", "world→mediator", "world→person",
    ]
    let told = Self.told
    for line in try Self.text(document).components(separatedBy: "\n")
    where lanes.contains(where: line.hasPrefix) {
      let isTold = told.contains(line)
      #expect(isTold, "no trace has the row of \(document): \(line)")
    }
  }

  /// The rows of the traces that documents show, and of each pattern alone.
  private static let told: Set<String> = {
    let traces = [
      ["four-function", "5", "+", "+", "replace-view"], ["four-function", "5"],
      ["token", "input=1,2", "separators=,", "replace-view"],
      ["colour", "yellow=on", "green=on", "replace-view", "yellow=off"],
      ["music", "query=IU", "query=BTS", "fail=1,networking", "reply=1"],
      ["address", "street=1 Elm", "arrive=1 Main|Seoul|Jung|04524"],
    ]
    let choices = [[], ["--pattern", "MVC"], ["--pattern", "MVP"], ["--pattern", "MVVM"]]
    return Set(
      traces.flatMap { steps in
        choices.flatMap { choice in
          Transcript(["trace"] + steps + choice, width: 80).output.components(separatedBy: "\n")
        }
      })
  }()

  @Test
  func `there are documents with code in them`() throws {
    #expect(try Self.documents.flatMap { try blocks(in: Self.text($0)) }.count > 10)
  }

  /// The Swift code in a document, block by block, without indentation.
  private func blocks(in document: String) -> [String] {
    document.components(separatedBy: "```swift\n").dropFirst().compactMap { block in
      block.components(separatedBy: "\n```").first.map { lines(of: $0).joined(separator: "\n") }
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(in folder: String, named suffix: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.map { "\(folder)/\($0)" }.sorted()
  }
}

/// The lines of a text, without indentation.
private func lines(of text: String) -> [String] {
  text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}
