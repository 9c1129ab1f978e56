import Foundation
import Testing

/// Which file a verb may write over: one that it wrote itself, in the same form.
struct PlaceTests {
  private static let forms: [(options: [String], beginning: String)] = [
    (["--graph", "mermaid"], "## \n\n```mermaid\nflowchart LR\n"),
    (["--format", "sarif"], #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json""#),
    (["--format", "github"], "::warning file=A.swift::x"),
    (["--json"], #"{"changes":[]}"#),
    ([], "Who knows whom\n"),
  ]

  @Test func `an inspection replaces only what is in its own form`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("places-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("none"), withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    let file = folder.appendingPathComponent("file").path
    for (index, written) in Self.forms.enumerated() {
      try Data(written.beginning.utf8).write(to: URL(fileURLWithPath: file))
      for (other, form) in Self.forms.enumerated() {
        let transcript = Transcript(
          ["inspect", "--graphs", folder.appendingPathComponent("none").path, "--output", file]
            + form.options)
        let words = transcript.messages.split(whereSeparator: \.isWhitespace)
        let isRefused = words.joined(separator: " ").contains("did not write in this format")
        #expect(isRefused == (index != other), "\(written.beginning) by \(form.options)")
      }
    }
  }

  @Test(arguments: [
    ["inspect", "--rules"], ["inspect", "--explain", "A13"], ["help", "inspect"],
  ])
  func `what only explains succeeds`(arguments: [String]) {
    let transcript = Transcript(arguments)
    #expect(transcript.status == 0)
    #expect(transcript.messages == "")
    #expect(!transcript.output.isEmpty)
  }

  @Test(arguments: [
    (["grade"], "name the folder of a submission: grade DIR --rubric FILE"),
    (["grade", "/nowhere"], #"cannot grade "/nowhere": it is no folder"#),
    (["grade", "/dev/null"], #"cannot grade "/dev/null": it is no folder"#),
    (["new", "course"], "name a folder that is new or empty: new course DIR"),
  ])
  func `a folder that is missing is asked for`(arguments: [String], message: String) {
    let transcript = Transcript(arguments)
    #expect(transcript.messages.contains(message), "\(transcript.messages)")
    #expect(transcript.status == 2)
  }
}
