import AppScreens
import Foundation
import Inspection
import Parity
import ReportPage
import TextLayout

private enum Options {
  static let package = ValueOption(
    "--package", "DIR", "the package to inspect; this one unless given.")
}

extension Page {
  fileprivate static let form = OutputForm("<!DOCTYPE html>", "\n<title>The same apps in ")
}

extension Command {
  /// The verb `report`: writes one page with verdicts, traces, dependencies and measures.
  var reportVerb: Verb {
    Verb(
      "report", summary: "One page with all of this, to show in a lecture.",
      details: """
        Writes one HTML page to show in a lecture: for each app a screen with its gestures, and the \
        conversations in each pattern to step through, message by message, beside the mediators' \
        source; the suite's verdict by rule and pattern; who knows whom; architecture rules; \
        measures; and the cost of changes. The page is self-contained, and can be read without \
        JavaScript.
        """,
      options: [SharedOptions.output, SharedOptions.replace, Options.package],
      examples: ["report --output report.html"],
      run: report)
  }

  private func report(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let place = try arguments.place(for: Page.form)
    let page = Page(
      command: invocation,
      reports: apps.map { Report(on: $0, of: patterns) },
      maps: try apps.map { try ConversationMap(of: $0, in: patterns) },
      statements: Dictionary(
        apps.flatMap { app in app.statements.map { ("\(app.name) \($0)", $1) } }
      ) { first, _ in
        first
      },
      inspection: inspectionPart(of: arguments[Options.package] ?? ".", console))
    let html = try page.html()
    try console.writing(to: place) { try $0.write(html) }
    if place != nil, let path = arguments[SharedOptions.output] { try console.write("\(path)\n") }
    return true
  }

  /// The part on the package; nil, with a message, if it cannot be inspected.
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
        "\(name): no architecture and measures, since \(path) could not be inspected: \(error)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      return nil
    }
  }
}
