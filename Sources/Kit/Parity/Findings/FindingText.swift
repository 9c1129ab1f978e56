import AppScreens
import TriptychTerminal

/// A finding in words: the same on a terminal and in the log of a test; some of its lines are also those of
/// `learn` and of a grade.
package struct FindingText {
  private let finding: Finding
  private let statement: String?
  private let command: String?
  private let width: Int
  private let usesColour: Bool

  /// A finding, for lines of a width.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - statement: The statement of the broken rule.
  ///   - command: The command that shows it again; the finding's own unless given.
  ///   - width: The width of a line, in columns.
  ///   - usesColour: Whether text may be coloured.
  package init(
    _ finding: Finding, statement: String? = nil, again command: String? = nil, width: Int = 80,
    usesColour: Bool = false
  ) {
    (self.finding, self.statement) = (finding, statement)
    self.command = command ?? finding.commandLine
    (self.width, self.usesColour) = (width, usesColour)
  }

  /// The rule, the displays step by step, where to look, and the command that shows it again.
  package var text: String {
    let verb = finding.kind == .unstable ? "unstable in" : "broken by"
    let subject =
      finding.rule.isEmpty
      ? "no scenario shows what is wrong in \(finding.pattern)"
      : "\(finding.rule) \(verb) \(finding.pattern)"
    let heading = "\(subject): \(finding.origin)"
      .wrapped(to: width, indentation: "  ").styled(.bad, usingColour: usesColour)
    let body = [statement].compactMap(\.self) + (hasTable ? [] : [place])
    return
      (["  \(heading)"] + indented(body) + table + rows.map(labelled) + indented(remarks)
      + [again] + proposal).joined(separator: "\n")
  }

  /// The command that shows it again; its arguments alone where it is not known which program has the pattern.
  private var again: String {
    guard let command else { return labelled("again", finding.againWords) }
    return "    $ \(command)".wrappedCommand(to: width)
  }

  /// The step after which it was found, such as `after step 3, "separators=,;"`.
  private var place: String {
    finding.steps.last.map { "after step \(finding.steps.count), \($0.quotedExcerpt)" }
      ?? "at first"
  }

  /// The lines below the displays, each with its label; without displays, they say what is wrong as well.
  private var rows: [(label: String, text: String)] {
    Self.rows(
      steps: finding.steps, expected: finding.expected, shown: finding.shown, hint: finding.hint
    ).filter { label, _ in
      label == Self.look || !hasTable && (label != Self.steps || finding.steps.count > 1)
    }
  }

  private static let (steps, look) = ("steps", "look")

  /// What is wrong after steps, and where to look: a line for each, with its label.
  ///
  /// - Parameters:
  ///   - steps: The steps, in their notation.
  ///   - expected: The outcome that the rule wants, in words.
  ///   - shown: The outcome that there was, in words.
  ///   - hint: The hint at where to look; nil for none.
  /// - Returns: The lines; of many steps only the first and the last are in them.
  package static func rows(
    steps: [String], expected: String, shown: String, hint: String?
  ) -> [(label: String, text: String)] {
    let words = shortened(steps) { $0.quotedExcerpt }.joined(separator: ", ")
    return [
      (self.steps, words.isEmpty ? "none, on a new screen" : words),
      ("expected", expected), ("shown", shown),
    ] + (hint.map { [(look, $0)] } ?? [])
  }

  /// A text for each element; of many only for the first and the last, and how many steps are left out.
  static func shortened<Element>(
    _ elements: [Element], indentation: String = "", _ text: (Element) -> String
  ) -> [String] {
    guard elements.count > 12 else { return elements.map(text) }
    let gap = "\(indentation)… \((elements.count - 11).counted("step")) more …"
    return elements.prefix(3).map(text) + [gap] + elements.suffix(8).map(text)
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { "    " + $0.wrapped(to: width, indentation: "    ") }
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let indentation = String(repeating: " ", count: 13)
    return "    \(label.fitted(to: 9))\(text.wrapped(to: width, indentation: indentation))"
  }

  /// The scenario that would show it, where none does.
  private var proposal: [String] {
    let lines = finding.rule.isEmpty ? finding.scenario : []
    guard !lines.isEmpty, lines.count <= 40, lines.allSatisfy({ $0.utf8.count < 500 }) else {
      return []
    }
    return indented(["the rule that says so can have it as a scenario:"])
      + (["# \(finding.origin)"] + lines).map { "      \($0)" }
  }

  /// Indicates whether the displays alone show the fault.
  private var hasTable: Bool {
    finding.moments.last.map { $0.expected != $0.shown } ?? false
  }

  /// Every step with the expected and the shown display; nothing where no display is checked.
  private var table: [String] {
    guard let first = finding.moments.first, hasTable else { return [] }
    let table = SideBySideTable(
      width: width, usesColour: usesColour, patterns: ["expected", "shown"], widgets: first.shown,
      longestStep: finding.moments.map { $0.step?.visible(upTo: 40).displayWidth ?? 0 }.max() ?? 0)
    let moments = Array(zip([first] + finding.moments, finding.moments))
    func rows(_ previous: Finding.Moment, _ moment: Finding.Moment) -> String {
      let names = names(in: moment, after: previous)
      return table.rows(
        after: moment.step,
        widgets: [moment.expected, moment.shown].map { $0.filter { names.contains($0.name) } })
    }
    return [table.header] + Self.shortened(moments, indentation: "    ", rows)
  }

  /// The widgets that are worth a line: those that change or are wrong then, and those wrong in the end.
  private func names(in moment: Finding.Moment, after previous: Finding.Moment) -> Set<String> {
    Set(finding.wrongWidgets + moment.wrongWidgets)
      .union(zip(moment.expected, previous.expected).filter { $0 != $1 }.map(\.0.name))
  }

  private var remarks: [String] {
    (finding.kind == .late ? ["right later, once the run loop has turned"] : [])
      + (finding.isShownAlone
        ? [] : ["these steps alone do not always show it: this line takes all walks again"])
      + (finding.isCutShort ? ["fewer steps may be enough: the search was cut short"] : [])
  }
}

extension Finding: CustomStringConvertible {
  /// The finding in words, as `verify` prints it.
  public var description: String { String(FindingText(self).text.dropFirst(2)) }

  fileprivate var commandLine: String? { invocation.map { "\($0) \(againWords)" } }

  fileprivate var againWords: String { again.map(\.shellQuoted).joined(separator: " ") }
}
