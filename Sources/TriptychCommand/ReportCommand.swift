import AppScreens
import Foundation
import Inspection
import Parity
import TextLayout
import Traces

extension Command {
  /// The verb `report`: one page with what is verified, said, known and measured.
  func report(_ arguments: [String], _ console: Console) throws {
    let example = "report --output report.html"
    let arguments = try Arguments(
      arguments, flags: [], values: ["--output", "--package"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "report"))
      return
    }
    if let operand = arguments.operands.first {
      throw UsageError("report takes options alone, not \(operand.quotedExcerpt)", try: example)
    }
    let page = ReportPage(
      command: invocation,
      reports: apps.map { Report(on: $0, of: patterns, seed: 1, gestures: 10_000) },
      maps: try apps.map { try ConversationMap(of: $0, in: patterns) },
      statements: Dictionary(
        apps.flatMap { app in app.statements.map { ("\(app.name) \($0)", $1) } }
      ) { first, _ in
        first
      },
      inspection: inspectionPart(of: arguments.value(of: "--package") ?? ".", console))
    let html = try page.html()
    let path = arguments.value(of: "--output")
    try console.writing(to: path) { try $0.write(html) }
    if let path { try console.write("\(path)\n") }
  }

  /// What inspecting the package adds; nothing, and a message, if it cannot be inspected.
  private func inspectionPart(of path: String, _ console: Console) -> InspectionPart? {
    let package = URL(fileURLWithPath: path)
    do {
      var inspection = PackageInspection(of: try SymbolGraphLoader(package: package).load())
      let running = try apps.flatMap { try run($0, in: &inspection) }
      let changes = ChangeCost.costs(in: package.appendingPathComponent("Examples/Changes"))
      guard !inspection.cases.isEmpty else { return nil }
      return InspectionPart(inspection: inspection, running: running, changes: changes)
    } catch {
      let message =
        "\(name): without architecture and measures, since \(path) was not inspected: \(error)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      return nil
    }
  }

  /// The help on `report`.
  var reportHelp: String {
    """
    \(invocation) report [--output FILE] [--package DIR]

    Makes one page to show in a lecture: for each app a screen with its gestures,
    and the conversations in each pattern to step through, message by message, with
    the mediators' source beside; the verdict of the suite by rule and pattern; who
    knows whom; architecture rules; measures; and what changes cost. The page needs
    nothing but itself, and can be read without a script.

      --output FILE   writes to a file, in place of one that may be there.
      --package DIR   the package whose architecture is told; this one unless given.

    For example: \(invocation) report --output report.html

    """
  }
}
