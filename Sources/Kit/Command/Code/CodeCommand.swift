import AppScreens
import TriptychParity
import TriptychTerminal

extension Command {
  /// The verb `code`: the mediators of an app, side by side.
  var codeVerb: Verb {
    Verb(
      "code", .required("APP"), .any("PATTERN"),
      summary: "The code of an app's mediators, side by side.",
      details: """
        Shows the controller, presenter or view model of each pattern in a column. Corresponding \
        declarations are side by side, and their corresponding lines share a row. A bar marks a line \
        that is not the same in every column, and colour the words that differ; the names of the \
        mediators do not count as a difference. Long lines are wrapped, and doc comments are left \
        out. The default is all patterns that have the app.

        Three columns need a terminal 116 columns wide. Where there is less room, each pattern is \
        shown beside the next.
        """,
      examples: apps.prefix(1).map { "code \($0.name)" }
        + (patterns.count > 2
          ? apps.suffix(1).map { app in
            "code \(app.name) \(patterns.suffix(2).map(\.name.shellQuoted).joined(separator: " "))"
          } : [])
    ) { arguments, console in
      try writeCode(of: app(named: arguments.operands.first), arguments, console)
    }
  }

  private func writeCode(
    of app: some AppDefinition, _ arguments: Arguments, _ console: Console
  ) throws -> Bool {
    let able = try patterns(named: Array(arguments.operands.dropFirst()))
      .filter { app.screenFactory(in: $0) != nil }
    guard !able.isEmpty else {
      throw UsageError("no such pattern has a screen for \(app.name)", try: "rules \(app.name)")
    }
    let sources = try PackageSources(around: file)
    let codes = try able.compactMap { try MediatorCode(of: app, in: $0, from: sources) }
    let legend =
      codes.count > 1
      ? "\(CodeTable.mark) marks a line that is not the same in every column.\n" : ""
    let omission = "Doc comments are left out; empty lines are not counted.\n"
    try console.write(CodeTable.text(of: codes, on: console))
    try console.write("\n\(console.styled(legend + omission, .quiet))\n")
    for code in codes {
      try console.write(
        "\(sizes(of: code, among: codes).wrapped(to: console.width, indentation: "  "))\n")
    }
    return true
  }

  /// The number of lines of a mediator, and how many of them each of the others has not.
  private func sizes(of code: MediatorCode, among codes: [MediatorCode]) -> String {
    let name = code.pattern.fitted(to: codes.map(\.pattern.displayWidth).max() ?? 0)
    let differences = codes.filter { $0.pattern != code.pattern }.map { other in
      let count = CodeAlignment([code.declarations, other.declarations]).lineCount(only: 0)
      return "\(count) not in \(other.pattern)"
    }
    let count = code.lines.count { !$0.isBlank }.counted("line")
    return "\(name)  \(count)" + (differences.isEmpty ? "" : ", \(differences.listed)")
  }
}
