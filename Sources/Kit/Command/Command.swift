import AppScreens
import Foundation
import SharedSuite
import TriptychParity
import TriptychTerminal

/// A command line for apps and patterns: compare, code, trace, verify and rules.
///
/// It does not know any app or pattern by name; bring your own:
///
/// ```swift
/// let command = Command(name: "thermo", version: "1.0", apps: [Temperature()], patterns: [.mine])
/// exit(command.run(Array(CommandLine.arguments.dropFirst())))
/// ```
public struct Command {
  let name: String
  let invocation: String
  let version: String
  let apps: [any AppDefinition]
  let patterns: [Pattern]
  let recorded: [Pattern]
  let executable: String?
  let file: String

  /// The package whose programs this command starts as if they were verbs of it.
  package var tools: ToolsPackage?

  /// A command over these apps and patterns.
  ///
  /// No two apps can have the same name, nor two patterns: `run(_:on:)` refuses them.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - invocation: The words that start the command, when they differ from its name.
  ///   - version: The version that `--version` prints.
  ///   - apps: The apps, in the order in which they are listed.
  ///   - patterns: The patterns, in the order of the columns.
  ///   - recorded: Patterns with views that record, for `trace` and the first look; each is used in
  ///     place of the pattern of the same name.
  ///   - executable: The path by which the command can start itself, to run checks in isolation.
  ///   - file: A file of the package whose code is shown, by default the one that calls this.
  public init(
    name: String, invocation: String? = nil, version: String, apps: [any AppDefinition],
    patterns: [Pattern], recorded: [Pattern] = [],
    executable: String? = Bundle.main.executablePath, file: String = #filePath
  ) {
    self.name = name
    self.invocation = invocation ?? name
    self.version = version
    self.apps = apps
    self.patterns = patterns
    self.recorded = recorded
    self.executable = executable
    self.file = file
  }

  /// The pattern whose views record the messages on an app's screens, or else the pattern itself.
  func recordingPattern(_ pattern: Pattern, of app: some AppDefinition) -> Pattern {
    recorded.first { $0.name == pattern.name && app.isWritten(in: $0) } ?? pattern
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - console: The destination of results and messages.
  /// - Returns: The exit status: 0 when all is identical, 1 on a difference or a broken rule, 2
  ///   when the arguments or the input could not be used, 3 where the output could not be written.
  public func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    if arguments == [WorkerRunner.serveVerb] {
      WorkerRunner.serve(apps: apps, patterns: patterns)
      return 0
    }
    // In processes of their own, screens end or block none but those.
    let rest = arguments.first == "verify" ? arguments.dropFirst() : []
    let words = ["verify", "--isolated"] + rest.filter { $0 != "--isolated" }
    let line = "\(invocation) \(words.map(\.shellQuoted).joined(separator: " "))"
    func note(_ sentence: String) -> String {
      "\n\("\(name): \(sentence)".wrapped(to: console.width, indentation: ""))\n  \(line)\n"
    }
    let isOfVerify = arguments.first == "verify" && !arguments.contains("--isolated")
    var next: (@Sendable () -> Void)?
    if isOfVerify, console.isOfProcess, let executable {
      next = Successor(executable, words).start
    }
    let crash = note(
      next == nil
        ? "a screen has ended this process. To see after which steps, run:"
        : "a screen has ended this process. All walks are taken again in processes of their own:")
    let hang = note("if it hangs, end this with Ctrl-C. To see the rest, too, run:")
    // Where a stack is full, the note is written on another.
    SignalStack.prepare()
    let status = CrashNote.during(crash, untilExit: console.isOfProcess, then: next) {
      console.notingProgress(orElse: hang) { program.run(arguments, on: console) }
    }
    guard status == 0, console.isOfProcess, Successor.isThisProcess else { return status }
    let sentence = "the crash did not come again: which thread or timer decides when it does? Run:"
    FileHandle.standardError.write(Data(note(sentence).utf8))
    return 1
  }

  private var program: Program {
    Program(
      name: name, invocation: invocation, version: version,
      purpose: "the same apps, written in \(patterns.map(\.name).joined(separator: ", ")).",
      verbs: [firstLookVerb, compareVerb, codeVerb, traceVerb, verifyVerb, rulesVerb],
      tools: tools, notes: ["APP is one of \(appNames)."], check: checkNames)
  }
}
