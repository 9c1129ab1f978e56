import AppScreens
import Foundation
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// A program that writes one page on apps and patterns, to show in a lecture.
///
/// It does not know any app or pattern by name; bring your own:
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
  ///   - patterns: The patterns, in the order of the columns; those whose views record.
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
  /// - Returns: The exit status: 0, 2 when the arguments could not be used, or 3 when the page could not
  ///   be written.
  public func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    Program(
      name: name, invocation: invocation, version: version,
      purpose: "one page on patterns, to show in a lecture.", verbs: [verb]
    ).run(arguments, on: console)
  }

  private var verb: Verb {
    Verb(
      "", summary: "One page, to show in a lecture.",
      details: """
        Prints one HTML page to show in a lecture; without >FILE it is written into report.html. It \
        tells a story in chapters: one gesture, a \
        replaced view, a late answer. Then it has each app's screen with its keys, switches and \
        fields, and the conversation in each pattern, which you step through message by message \
        beside the code that runs, with the values of model, mediator and view. Each app is recorded in all its states, or as many as a minute \
        allows, so one can go on without end; a step that was not recorded is dim, with the \
        command that traces it. Below each chapter, lines of its screens can be taken away: it shows \
        which messages are missing, what is not released, and which rules are broken. At its end the family tree of the patterns opens, with a picture of each variant. \
        Present shows one pattern at a time in letters for the last row: the two keys of a \
        remote lead through all chapters, each of which begins with what it is about; digits \
        answer questions, C shows the code, O all slides, N a window with notes and a clock; B blanks \
        the screen, L changes between light and dark. \
        Each chapter ends with the patterns side by side. The page is self-contained. It can be printed.
        """,
      examples: [">report.html"], run: report)
  }

  private func report(_ arguments: Arguments, _ console: Console) throws -> Bool {
    // A terminal would show the page's text.
    let file = console.isOfProcess && isatty(STDOUT_FILENO) == 1 ? try Self.newFile(in: ".") : nil
    let (maps, broken) = try ConversationMap.maps(of: apps, in: patterns) {
      try BrokenConversation.all(of: BrokenScreen.all, beside: patterns, in: apps)
    }
    let page = Page(
      command: "swift run triptych",
      edition: "Triptych \(version), \(Date.now.formatted(.iso8601.year().month().day()))",
      maps: maps, broken: broken)
    let html = try page.html()
    guard let file else {
      try console.write(html)
      return true
    }
    do {
      try Data(html.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw OutputFailure("cannot write \(file.relativePath): \(error.reason)")
    }
    try console.write("The page is in \(file.relativePath); open it in a browser.\n")
    return true
  }

  /// The file of a page that is not written elsewhere.
  ///
  /// - Throws: An `OutputFailure` if there is such a file already.
  static func newFile(in folder: String) throws(OutputFailure) -> URL {
    let file = URL(
      fileURLWithPath: "report.html", relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw OutputFailure("report.html is there already; remove it, or name a file with >FILE")
    }
    return file
  }
}
