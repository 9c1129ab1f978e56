import Foundation
import Testing
import TriptychCommand

@testable import Inspection

/// The forms in which `inspect` tells what it found, each as its option asks for it.
struct InspectionFormTests {
  @Test(arguments: [
    ([], "Who knows whom\n"), (["--json"], "{\"changes\":["),
    (["--format", "sarif"], "{\"$schema\""),
    (["--format", "github"], "::error "), (["--graph", "mermaid"], "## "),
    (["--graph", "svg"], "<svg "),
  ])
  func `an inspection has the form that was asked for`(options: [String], start: String) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("forms-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let source = ForeignSource.presenter.replacing(
      "private weak var view", with: "private var view")
    try ForeignPackage.declared(source).write(to: folder)
    var output = ""
    var messages = ""
    let console = Console(
      width: 80, usesColour: false, write: { output += $0 }, writeError: { messages += $0 },
      read: { _ in Data() }, readLine: { nil })
    let command = Command(name: "triptych", version: "1", apps: [], patterns: [])
    let status = command.run(["inspect", "--graphs", folder.path] + options, on: console)
    #expect(output.hasPrefix(start), "\(output.prefix(200))\(messages)")
    #expect(status == 1)
  }
}
