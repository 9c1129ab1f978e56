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
  ///   - specimens: Wrong screens that the kit must find, each written in one of the patterns.
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

  /// Whether all that the user asked to be compared or judged came out well.
  private func dispatch(_ words: [String], _ console: Console) throws -> Bool {
    switch words {
    case ["--version"]: try console.write("\(name) \(version)\n")
    case [Isolation.serveVerb]:
      Isolation.serve(apps: apps, patterns: patterns + specimens.map(\.pattern))
    case []: return try perform(tourVerb, [], console)
    default:
      guard let verb = verbs.first(where: { words.starts(with: $0.words) }) else {
        return try performHelp(words, console)
      }
      return try perform(verb, Array(words.dropFirst(verb.words.count)), console)
    }
    return true
  }

  private func perform(_ verb: Verb, _ words: [String], _ console: Console) throws -> Bool {
    do {
      let arguments = try Arguments(words, for: verb)
      return try arguments.asksForHelp
        ? writeHelp(on: verb.words, console) : verb.run(arguments, console)
    } catch let error as UsageError {
      throw UsageError(error.message, try: error.example ?? verb.example)
    }
  }

  /// Help where it is asked for before a verb, or behind half of one.
  private func performHelp(_ words: [String], _ console: Console) throws -> Bool {
    let isAsked = words.contains("-h") || words.contains("--help")
    let topic = words.filter { $0 != "-h" && $0 != "--help" }
    if isAsked, topic.isEmpty || !verbs(on: topic).isEmpty {
      return try writeHelp(on: topic, console)
    }
    let near = verbs(on: [words[0]])
    let word =
      near.isEmpty
      ? words[0] : words.prefix(2).filter { !$0.hasPrefix("-") }.joined(separator: " ")
    throw UsageError(
      """
      there is no command \(word.quotedExcerpt); there are \
      \((near.isEmpty ? verbs : near).map(\.name).listed)
      """, try: near.first?.example)
  }

  /// The apps that the user names, or all of them.
  func apps(named names: [String]) throws -> [any AppDefinition] {
    names.isEmpty ? apps : try names.uniqued.map(app)
  }

  /// The app that the user names.
  func app(named name: String?) throws -> any AppDefinition {
    guard let name else { throw UsageError("name an app: \(appNames)") }
    guard let app = apps.first(where: { $0.name == name }) else {
      throw UsageError("there is no app \(name.quotedExcerpt); the apps are \(appNames)")
    }
    return app
  }

  /// The patterns that the user names, or all of them.
  func patterns(named names: [String]) throws -> [Pattern] {
    guard !names.isEmpty else { return patterns }
    return try names.uniqued.map { name in
      guard let pattern = patterns.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        throw UsageError(
          """
          there is no pattern \(name.quotedExcerpt); the patterns are \
          \(patterns.map(\.name).joined(separator: ", "))
          """)
      }
      return pattern
    }
  }
}
