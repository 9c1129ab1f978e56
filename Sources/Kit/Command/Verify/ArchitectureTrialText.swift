import TriptychParity
import TriptychTerminal

extension [ArchitectureTrialResult] {
  /// A line for each broken rule, with the command that finds it again in an app; empty where none is.
  func faults(on console: Console, again command: (_ app: String) -> String) -> String {
    compactMap { result in
      guard result.isBroken, let reason = result.reason else { return nil }
      let line =
        "\(result.rule) broken by \(result.pattern), \(result.app): \(reason). "
        + (statements[result.rule] ?? "")
      return
        "\(console.styled(wrapped(line, on: console), .bad))\n    $ \(command(result.app))\n"
    }.joined()
  }

  /// A paragraph for each rule: where it holds, where it is broken, with the command that finds it again, and where
  /// it was not run, and why.
  func paragraphs(on console: Console, again command: (_ app: String) -> String) -> String {
    statements.sorted { $0.key < $1.key }.map { rule, statement in
      let own = filter { $0.rule == rule }
      let verdicts = own.map { result in
        let place = result.isBroken ? "\(result.app): " : ""
        return result.verdict.words + (result.reason.map { " (\(place)\($0))" } ?? "")
      }
      let lines = verdicts.uniqued.map { verdict in
        let places = zip(own, verdicts).filter { $1 == verdict }.map(\.0.pattern).uniqued
        return "  \(wrapped("  \(verdict) in \(places.listed)", on: console))\n"
      }
      let commands = own.filter(\.isBroken).map(\.app).uniqued.map { "    $ \(command($0))\n" }
      let heading = wrapped("\(rule)  \(statement)", on: console)
      return "\(heading)\n\(lines.joined())\(commands.joined())"
    }.joined()
  }
}

private let statements = [
  "A18": "The mediator keeps working when its view is gone.",
  "A19": "One mediator serves two views at once, and both are up to date.",
]

private func wrapped(_ text: String, on console: Console) -> String {
  "  \(text.wrapped(to: console.width, indentation: "    "))"
}
