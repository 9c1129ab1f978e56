import AppScreens
import TriptychCommandVerbs
import TriptychParity
import TriptychTextLayout

/// One finding as text: the rule, the displays step by step, and what to do next.
package struct DetailedFinding {
  private let console: Console
  private let finding: Finding
  private let statement: String?
  private let command: String

  /// A finding, with the broken rule's statement and the command that shows it again.
  package init(_ console: Console, _ finding: Finding, statement: String?, again command: String) {
    self.console = console
    self.finding = finding
    self.statement = statement
    self.command = command
  }

  /// A paragraph of several lines.
  package var text: String {
    let verb = finding.kind == .unstable ? "unstable in" : "broken by"
    let heading = "\(finding.rule) \(verb) \(finding.pattern): \(finding.origin)"
      .wrapped(to: console.width, indentation: "  ")
    let body = [statement].compactMap(\.self) + (isTold ? [] : [finding.place])
    let contrast =
      isTold ? [] : [labelled("expected", finding.expected), labelled("shown", finding.shown)]
    let hint = finding.hint.map { [labelled("look", $0)] } ?? []
    return
      (["  \(console.styled(heading, .bad))"] + indented(body) + history + contrast + hint
      + indented(remarks) + [again]).joined(separator: "\n")
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { "    " + $0.wrapped(to: console.width, indentation: "    ") }
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let indentation = String(repeating: " ", count: 13)
    return "    \(label.fitted(to: 9))\(text.wrapped(to: console.width, indentation: indentation))"
  }

  /// True if the displays alone show the fault.
  private var isTold: Bool {
    finding.moments.last.map { $0.expected != $0.shown } ?? false
  }

  /// Every step with the expected and the shown display; only the steps where no display is judged.
  private var history: [String] {
    guard let first = finding.moments.first, isTold else { return steps }
    let table = SideBySideTable(
      console, patterns: ["expected", "shown"], widgets: first.shown,
      longestStep: finding.moments.map { $0.step?.visible(upTo: 40).displayWidth ?? 0 }.max() ?? 0)
    let moments = Array(zip([first] + finding.moments, finding.moments))
    let rows = moments.shortened { previous, moment in
      let names = names(in: moment, after: previous)
      return table.rows(
        after: moment.step,
        widgets: [moment.expected, moment.shown].map { $0.filter { names.contains($0.name) } })
    } leavingOut: {
      "    … \($0.counted("step")) more …"
    }
    return [table.header] + rows
  }

  /// The widgets that are worth a line: those that change or are wrong then, and those wrong in the end.
  private func names(in moment: Finding.Moment, after previous: Finding.Moment) -> Set<String> {
    Set(finding.wrongWidgets + moment.wrongWidgets)
      .union(zip(moment.expected, previous.expected).filter { $0 != $1 }.map(\.0.name))
  }

  private var steps: [String] {
    guard finding.steps.count > 1 else { return [] }
    let steps = finding.steps.shortened {
      $0.quotedExcerpt
    } leavingOut: {
      "… \($0.counted("step")) more …"
    }
    return [labelled("steps", steps.joined(separator: ", "))]
  }

  private var remarks: [String] {
    (finding.kind == .late ? ["right later, once the run loop has turned"] : [])
      + (finding.isShownAlone
        ? [] : ["these steps alone do not always show it: this line takes all walks again"])
      + (finding.isCutShort ? ["fewer steps may be enough: the search was cut short"] : [])
  }

  /// The command that shows it again.
  private var again: String {
    "    $ \(command)".wrappedCommand(to: console.width)
  }
}
