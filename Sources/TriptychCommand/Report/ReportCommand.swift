import AppScreens
import Foundation
import Inspection
import Parity
import ReportPage
import Synchronization
import TextLayout

private enum Options {
  static let package = ValueOption(
    "--package", "DIR", takes: "a folder", "the package to inspect; this one unless given.",
    judge: { path, _ in _ = try PackageFolder.url(path) })
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
        Writes one HTML page to show in a lecture. It tells a story in chapters: one gesture, a \
        replaced view, a late answer. Then it has each app's screen with its keys, switches and \
        fields, and the conversation in each pattern, which you step through message by message \
        beside the code that runs. Thousands of steps are recorded, which takes a minute or two; \
        any other is dim, with the command that traces it. Present shows it in large letters. It \
        also has the suite's verdict by rule and pattern; who knows whom; architecture rules; \
        measures; and the cost of changes. The page is self-contained. It can be printed, and read \
        without JavaScript: then it has each demonstration step by step.
        """,
      options: [SharedOptions.output, SharedOptions.replace, Options.package],
      rules: [.needs(SharedOptions.replace, SharedOptions.output)],
      examples: ["report --output report.html"],
      run: report)
  }

  private func report(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let place = try arguments.place(for: Page.form)
    let inspection = try inspectionPart(arguments[Options.package], console)
    let html = try page(with: inspection)
    try console.writing(to: place) { try $0.write(html) }
    if place != nil, let path = arguments[SharedOptions.output] {
      try console.write("\(path.plainOrQuoted)\n")
    }
    return true
  }

  /// The page, with the part on a package where there is one.
  func page(with inspection: InspectionPart?) throws -> String {
    let (reports, maps) = try reportsAndMaps()
    let page = Page(
      command: invocation,
      edition: "\(name) \(version), \(Date.now.formatted(.iso8601.year().month().day()))",
      reports: reports,
      maps: maps,
      statements: Dictionary(
        apps.flatMap { app in app.statements.map { ("\(app.name) \($0)", $1) } }
      ) { first, _ in
        first
      },
      inspection: inspection)
    return try page.html()
  }

  /// The suite's reports and the recorded conversations, which are made at the same time.
  private func reportsAndMaps() throws -> ([Report], [ConversationMap]) {
    let (apps, patterns) = (apps, patterns)
    let reports = Mutex<[Report]>([])
    let maps = try ConversationMap.maps(of: apps, in: patterns) {
      let made = apps.map { Report(on: $0, of: patterns) }
      reports.withLock { $0 = made }
    }
    return (reports.withLock(\.self), maps)
  }

  /// The part on a package that the user names, or on the one here.
  ///
  /// - Returns: The part; nil, with a message, if nobody named a package and there is none to inspect.
  /// - Throws: A `UsageError` if the package that was named cannot be inspected.
  private func inspectionPart(_ path: String?, _ console: Console) throws -> InspectionPart? {
    do {
      let package = try PackageFolder.url(path ?? ".")
      var inspection = PackageInspection(of: try PackageFolder.facts(in: package, telling: console))
      let running = try apps.flatMap { try run($0, in: &inspection) }
      let changes = ChangeCost.costs(in: package.appendingPathComponent("Examples/Changes"))
      guard !inspection.cases.isEmpty else {
        throw UsageError("no view with a mediator was found in \(package.path.quotedPath)")
      }
      return InspectionPart(inspection: inspection, running: running, changes: changes)
    } catch let error as UsageError {
      guard path == nil else { throw error }
      let message = "\(name): no architecture and measures: \(error.message)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      return nil
    }
  }
}
