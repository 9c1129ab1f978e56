import AppScreens
import CommandVerbs
import Foundation
import Inspection
import Parity
import Synchronization
import TextLayout

/// A program that writes one page on apps and patterns, to show in a lecture.
///
/// It knows no app and no pattern by name; bring your own:
///
/// ```swift
/// let report = ReportCommand(name: "page", version: "1.0", apps: TriptychApps.all, patterns: [.mine])
/// exit(report.run(Array(CommandLine.arguments.dropFirst())))
/// ```
public struct ReportCommand {
  private let name: String
  private let invocation: String
  private let version: String
  private let apps: [any AppDefinition]
  private let patterns: [Pattern]

  /// A program over these apps and patterns.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - invocation: The words that start the program, when they differ from its name.
  ///   - version: The version that `--version` prints.
  ///   - apps: The apps, in the order of the page.
  ///   - patterns: The patterns, in the order of the columns.
  public init(
    name: String, invocation: String? = nil, version: String, apps: [any AppDefinition],
    patterns: [Pattern]
  ) {
    self.name = name
    self.invocation = invocation ?? name
    self.version = version
    self.apps = apps
    self.patterns = patterns
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - console: The destination of the page and of messages.
  /// - Returns: The exit status: 0, or 2 when the arguments or the package could not be used.
  public func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    Program(
      name: name, invocation: invocation, version: version,
      purpose: "one page on patterns, to show in a lecture.", verbs: [verb]
    ).run(arguments, on: console)
  }

  private var verb: Verb {
    Verb(
      "", .optional("PACKAGE"), summary: "One page, to show in a lecture.",
      details: """
        Prints one HTML page to show in a lecture. It tells a story in chapters: one gesture, a \
        replaced view, a late answer. Then it has each app's screen with its keys, switches and \
        fields, and the conversation in each pattern, which you step through message by message \
        beside the code that runs. Each demonstration is recorded to its end, and what the first two \
        or three steps lead to, which takes a minute; any other step is dim, with the command that \
        traces it. Present shows one pattern at a time in letters for the last row: the two keys of a \
        remote lead through all chapters, digits answer questions, and C shows the code. An appendix \
        has the suite's verdict by rule and pattern, who knows whom, architecture rules and \
        measures of PACKAGE; default: this one. The page is self-contained. It can be printed, and \
        read without JavaScript: then it has each demonstration step by step.
        """,
      examples: [">report.html"], run: report)
  }

  private func report(_ arguments: Arguments, _ console: Console) throws -> Bool {
    // A package that cannot be inspected is refused before the minute that recording takes.
    let inspection = try inspectionPart(arguments.operands.first, console)
    let (reports, maps) = try reportsAndMaps()
    let page = Page(
      command: "swift run triptych",
      edition: "Triptych \(version), \(Date.now.formatted(.iso8601.year().month().day()))",
      reports: reports,
      maps: maps,
      statements: Dictionary(
        apps.flatMap { app in app.statements.map { ("\(app.name) \($0)", $1) } }
      ) { first, _ in first },
      inspection: inspection)
    try console.write(page.html())
    return true
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
      let inspection = PackageInspection(of: try PackageFolder.facts(in: package))
      guard !inspection.cases.isEmpty else {
        throw UsageError("no view with a mediator was found in \(package.path.quotedPath)")
      }
      let running = try apps.flatMap { app in try patterns.compactMap { try app.measure(of: $0) } }
      return InspectionPart(inspection: inspection, running: running)
    } catch let error as UsageError {
      guard path == nil else { throw error }
      let message = "\(name): no architecture and measures: \(error.message)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      return nil
    }
  }
}
