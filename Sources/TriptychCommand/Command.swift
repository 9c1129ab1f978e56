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
    } catch let problem as UsageError {
      let message = "\(name): \(problem.message)"
      console.writeError("\(message.wrapped(to: console.width, indentation: "  "))\n")
      let example = "Try: \(invocation) \(problem.example)"
      console.writeError("\(example.wrappedCommand(to: console.width))\n")
      return 2
    } catch {
      console.writeError("\(name): \(error)\n")
      return 2
    }
  }

  /// Whether all that the user asked to be compared or verified came out well.
  private func dispatch(_ arguments: [String], _ console: Console) throws -> Bool {
    let verb = arguments.first ?? "tour"
    let rest = Array(arguments.dropFirst())
    switch verb {
    case "tour":
      try refuse(rest, behind: verb)
      return try tour(console)
    case "compare": return try compare(rest, console)
    case "verify": return try verify(rest, console)
    case "inspect": return try inspect(rest, console)
    case "trace": try trace(rest, console)
    case "quiz": try quiz(rest, console)
    case "report": try report(rest, console)
    case "rules": return try rules(rest, console)
    case "specimens": return try specimens(rest, console)
    case "help", "-h", "--help":
      try refuse(rest.dropFirst(), behind: "\(verb) \(rest.first ?? "")")
      try console.write(help(on: rest.first))
    case "new" where canScaffold: try new(rest, console)
    case Isolation.serveVerb:
      try refuse(rest, behind: verb)
      Isolation.serve(apps: apps, patterns: patterns + specimens.map(\.pattern))
    case "--version":
      try refuse(rest, behind: verb)
      try console.write("\(name) \(version)\n")
    default:
      throw UsageError(
        "there is no command \(verb.quotedExcerpt); there are \((["tour"] + verbs).listed)",
        try: "--help"
      )
    }
    return true
  }

  /// The verbs that there is help on.
  var verbs: [String] {
    ["compare", "trace", "quiz", "verify", "inspect", "report", "rules", "specimens"]
      + (canScaffold ? ["new"] : [])
  }

  private func refuse(_ arguments: some Collection<String>, behind word: String) throws {
    guard let argument = arguments.first else { return }
    throw UsageError("nothing can follow \(word), such as \(argument.quotedExcerpt)", try: word)
  }

  /// The apps that the user names, or all of them.
  func apps(named names: [String], for example: String) throws -> [any AppDefinition] {
    var named: [any AppDefinition] = []
    for name in names where !named.contains(where: { $0.name == name }) {
      named.append(try app(named: name, for: example))
    }
    return names.isEmpty ? apps : named
  }

  /// The patterns that the user names, or all of them.
  func patterns(named names: [String], for example: String) throws -> [Pattern] {
    guard !names.isEmpty else { return patterns }
    return try names.uniqued.map { name in
      guard let pattern = patterns.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        let known = patterns.map(\.name).joined(separator: ", ")
        throw UsageError(
          "there is no pattern \(name.quotedExcerpt); the patterns are \(known)", try: example)
      }
      return pattern
    }
  }

  /// The app that the user names.
  func app(named name: String?, for example: String) throws -> any AppDefinition {
    let names = apps.map(\.name).joined(separator: ", ")
    guard let name else { throw UsageError("name an app: \(names)", try: example) }
    guard let app = apps.first(where: { $0.name == name }) else {
      throw UsageError("there is no app \(name.quotedExcerpt); the apps are \(names)", try: example)
    }
    return app
  }
}

/// Why a command could not do what was asked, and an example of what it can do.
struct UsageError: Error {
  let message: String
  let example: String

  init(_ message: String, try example: String = "--help") {
    self.message = message
    self.example = example
  }
}
