import AppDefinitions
import AppScreens
import FixturePatterns
import Foundation
import TriptychCommand
import TriptychFaultyScreens
import TriptychParity
import TriptychTerminal

/// The output and exit status of a command.
struct Transcript {
  let output: String
  let messages: String
  let status: Int32

  /// Runs the command on arguments.
  init(
    _ arguments: String..., width: Int = 80, patterns: [Pattern] = Pattern.plain
  ) {
    self.init(arguments, width: width, patterns: patterns)
  }

  /// Runs the command on arguments.
  init(
    _ arguments: [String], width: Int = 80, usesColour: Bool = false,
    apps: [any AppDefinition] = TriptychApps.all, patterns: [Pattern] = Pattern.plain,
    server: String? = nil, file: String = #filePath
  ) {
    var command = Command(
      name: "triptych", invocation: "swift run triptych", version: "1.2.3", apps: apps,
      patterns: patterns, recorded: Pattern.fixtures,
      executable: server.map(WorkerRunner.path(ofCommandBesideTests:)), file: file)
    command.tools = ToolsPackage(in: "/no/such/Tools", .init("learn", "Exercises."))
    var output = ""
    var messages = ""
    let console = Console(
      width: width, usesColour: usesColour, write: { output += $0 }, writeError: { messages += $0 })
    status = command.run(arguments, on: console)
    self.output = output
    self.messages = messages
  }

  /// The lines of the output.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The messages on one line, however they were wrapped.
  var message: String { messages.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The commands that the output offers to run, each as the words after the program's name.
  var offeredCommands: [[String]] { Self.commands(in: output) }

  /// The command that a message offers to try.
  var example: [String]? { Self.commands(in: messages).last }

  private static func commands(in text: String) -> [[String]] {
    text.replacing(/\\\n +/, with: "").matches(of: /swift run triptych (.*)/)
      .map { words(of: String($0.1)) }
  }

  /// The words of a line for a shell, some of which are in quotes.
  private static func words(of line: String) -> [String] {
    line.matches(of: /(?:[^\s']|'[^']*')+/).map { String($0.output).replacing("'", with: "") }
  }
}
