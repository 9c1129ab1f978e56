import AppScreens
import Foundation
import Parity
import TextLayout

/// A command that shows apps and patterns to whoever types it: compare, verify, rules, and a tour.
///
/// It knows no app and no pattern by name; bring your own:
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
  let specimens: [Specimen]
  let executable: String?
  let canScaffold: Bool
  let baselines: [Baseline]

  /// A command over these apps and patterns.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - invocation: What the user types to call it, when that is not the name.
  ///   - version: What `--version` prints.
  ///   - apps: The apps, in the order in which they are listed.
  ///   - patterns: The patterns, in the order of the columns.
  ///   - specimens: Wrong screens that the kit must find, in one of the patterns or in none.
  ///   - executable: The path by which the command can start itself, to run checks in isolation.
  ///   - canScaffold: Whether the command writes packages for patterns and apps that use this one.
  ///   - baselines: Bare models, of whose times those of patterns are told as multiples.
  public init(
    name: String, invocation: String? = nil, version: String, apps: [any AppDefinition],
    patterns: [Pattern], specimens: [Specimen] = [],
    executable: String? = Bundle.main.executablePath,
    canScaffold: Bool = false, baselines: [Baseline] = []
  ) {
    precondition(
      Set(apps.map(\.name)).count == apps.count
        && Set((patterns + specimens.map(\.pattern)).map(\.name)).count
          == patterns.count + specimens.count,
      "each app, each pattern and each specimen needs a name of its own")
    self.name = name
    self.invocation = invocation ?? name
    self.version = version
    self.apps = apps
    self.patterns = patterns
    self.specimens = specimens
    self.executable = executable
    self.canScaffold = canScaffold
    self.baselines = baselines
  }

  /// What it can do, in the order in which it is listed.
  var verbs: [Verb] {
    [
      tourVerb, compareVerb, traceVerb, quizVerb, verifyVerb, inspectVerb, reportVerb, rulesVerb,
      specimensVerb,
    ] + (canScaffold ? [newPatternVerb, newAppVerb] : []) + [helpVerb]
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What the user typed behind the name.
  ///   - console: Where results and messages go, and where input comes from.
  /// - Returns: The exit status: 0 when all is identical, 1 on a difference or a broken rule, 2
  ///   when the arguments, the input or the output could not be used.
  public func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    do {
      return try dispatch(arguments, console) ? 0 : 1
    } catch let error as UsageError {
      let message = "\(name): \(error.message)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      let example = "Try: \(invocation) \(error.example ?? "--help")"
      console.writeError("\(example.wrappedCommand(to: console.width))\n")
    } catch {
      console.writeError("\(name): \(error)\n")
    }
    return 2
  }
}
