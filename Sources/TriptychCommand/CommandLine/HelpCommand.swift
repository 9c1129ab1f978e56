import AppScreens
import Parity
import TextLayout

extension Command {
  /// The verb `help`: the overview, or help on a verb.
  var helpVerb: Verb {
    Verb(
      "help", .any("VERB"), summary: "Help on a verb.", examples: ["help compare"]
    ) { arguments, console in try writeHelp(on: arguments.operands, console) }
  }

  /// The verbs whose names begin with the words.
  func verbs(on words: [String]) -> [Verb] {
    verbs.filter { $0.words.starts(with: words) }
  }

  /// Writes the overview, or the help on verbs whose names begin with the words.
  func writeHelp(on words: [String], _ console: Console) throws -> Bool {
    let width = min(80, console.width)
    let found = verbs(on: words)
    guard !found.isEmpty else {
      throw UsageError(
        """
        there is no help on \(words.joined(separator: " ").quotedExcerpt); the commands are \
        \(verbs.map(\.name).listed)
        """)
    }
    let pages = found.map { HelpPage(verb: $0, invocation: invocation, width: width).text }
    try console.write(words.isEmpty ? overview(width: width) : pages.joined(separator: "\n"))
    return true
  }

  private func overview(width: Int) -> String {
    let rows =
      verbs.map { ($0.usage, $0.summary) }
      + [("--version", "The version.")]
    let list = rows.map { usage, summary in
      "  \(invocation) \(usage)\n      \(summary.wrapped(to: width, indentation: "      "))"
    }
    let heading =
      "\(name) \(version): the same apps, written in \(patterns.map(\.name).joined(separator: ", "))."
    return """
      \(heading.wrapped(to: width, indentation: ""))

      \(list.joined(separator: "\n"))

      \("APP is one of \(appNames).".wrapped(to: width, indentation: ""))
      Exit status: 0 all identical, 1 a difference or a broken rule, 2 bad usage.

      """
  }

  /// The apps' names, as help lists them.
  var appNames: String {
    apps.map(\.name).joined(separator: ", ")
  }
}
