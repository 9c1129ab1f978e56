import AppScreens
import Foundation
import Testing

@testable import TriptychCommand

/// Columns of displays beside one another, and folders before anything is written to them.
struct ColumnTests {
  @Test(arguments: [
    (80, ["A"], 4, "  new screen  x"), (80, ["A"], 30, "  new screen              x"),
    (80, ["A", "B"], 12, "  new screen    x                         x"),
    (20, ["A", "B", "C"], 4, "  new screen  x      x      x"),
  ])
  func `columns are as wide as there is room for, within bounds`(
    width: Int, patterns: [String], step: Int, row: String
  ) {
    let console = Console(
      width: width, usesColour: false, write: { _ in }, writeError: { _ in }, read: { _ in Data() })
    let widgets = [Widget("text", shows: "x")]
    let table = SideBySideTable(
      console, patterns: patterns, widgets: widgets, longestStep: step)
    #expect(table.rows(after: nil, widgets: patterns.map { _ in widgets }) == row)
  }

  @Test func `a row is marked where not all are as they should be, whatever they have in common`() {
    let table = SideBySideTable(
      .plain, patterns: ["A", "B"], widgets: [Widget("a", shows: ""), Widget("b", shows: "")],
      longestStep: 1)
    func marks(_ first: [String], _ second: [String], _ expected: [String]? = nil) -> [Bool] {
      func widgets(_ texts: [String]) -> [Widget] {
        zip(["a", "b"], texts).map { Widget($0, shows: $1) }
      }
      return table.rows(
        after: "5", widgets: [widgets(first), widgets(second)], beside: expected.map(widgets)
      ).split(separator: "\n").map { $0.hasSuffix("≠") }
    }
    #expect(marks(["1", "2"], ["1", "2"]) == [false, false])
    #expect(marks(["1", "2"], ["1", "3"]) == [false, true])
    #expect(marks(["1", "2"], ["1", "2"], ["1", "3"]) == [false, true])
    #expect(marks(["1", "2"], ["3", "2"], ["1", "2"]) == [true, false])
    #expect(table.rows(after: nil, widgets: []) == "")
    let painted = SideBySideTable(
      .painted, patterns: ["A", "B"], widgets: [Widget("a", shows: "")], longestStep: 1)
    let rows = painted.rows(
      after: "5", widgets: [[Widget("a", shows: "1")], [Widget("a", shows: "2")]])
    #expect(rows.hasPrefix("\u{1B}[31m  5 "))
  }

  @Test func `a folder that can be made is no problem, and one below a file is`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("column-\(UUID().uuidString)").path
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch {} }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
    for path in [folder, "\(folder)/new", "\(folder)/a/b/../c", "\(folder)/file"] {
      #expect(throws: Never.self) { try Console.judge(folder: path) }
    }
    for path in ["\(folder)/file/new", "\(folder)/file/a/b"] {
      let error = #expect(throws: UsageError.self) { try Console.judge(folder: path) }
      #expect(error?.message == "cannot write \"\(path)\": Not a directory")
    }
  }

  @Test func `help on new names an app of the command's, and a tour its shortest comparison`() {
    #expect(
      Transcript("help", "new", "pattern").output.contains(
        "triptych new pattern VIPER --app music --output"))
    #expect(Transcript("help", "rules").output.contains("triptych rules music\n"))
    #expect(Transcript("help", "verify").output.contains("triptych verify token --seed"))
    #expect(
      Transcript(["help", "new", "pattern"], apps: []).output.contains(
        "triptych new pattern VIPER --output"))
  }
}
