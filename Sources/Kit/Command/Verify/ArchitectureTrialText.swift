import TriptychParity
import TriptychTerminal

/// The results of architecture trials as text: those that are broken or, if asked, all.
struct ArchitectureTrialText {
  private let console: Console
  private let results: [ArchitectureTrialResult]
  private let command: (_ app: String) -> String

  /// The results, each broken rule with the command that finds it again in an app.
  init(
    _ console: Console, _ results: [ArchitectureTrialResult],
    again command: @escaping (_ app: String) -> String
  ) {
    (self.console, self.results) = (console, results)
    self.command = command
  }

  private static let statements = [
    "A18": "The mediator keeps working when its view is gone.",
    "A19": "One mediator serves two views at once, and both are up to date.",
  ]

  /// A line for each broken rule; empty where none is.
  var faults: String {
    results.compactMap { result in
      guard result.isBroken, let reason = result.reason else { return nil }
      let line =
        "\(result.rule) broken by \(result.pattern), \(result.app): \(reason). "
        + (Self.statements[result.rule] ?? "")
      return "\(console.styled(wrapped(line), .bad))\n    $ \(command(result.app))\n"
    }.joined()
  }

  /// A paragraph for each rule: where it holds, where it is broken, and where it was not run, and why.
  var whole: String {
    Self.statements.sorted { $0.key < $1.key }.map { rule, statement in
      let own = results.filter { $0.rule == rule }
      let verdicts = own.map { result in
        let place = result.isBroken ? "\(result.app): " : ""
        return result.verdict.words + (result.reason.map { " (\(place)\($0))" } ?? "")
      }
      let lines = verdicts.uniqued.map { verdict in
        let places = zip(own, verdicts).filter { $1 == verdict }.map(\.0.pattern).uniqued
        return "  \(wrapped("  \(verdict) in \(places.listed)"))\n"
      }
      let commands = own.filter(\.isBroken).map(\.app).uniqued.map { "    $ \(command($0))\n" }
      return "\(wrapped("\(rule)  \(statement)"))\n\(lines.joined())\(commands.joined())"
    }.joined()
  }

  private func wrapped(_ text: String) -> String {
    "  \(text.wrapped(to: console.width, indentation: "    "))"
  }
}
