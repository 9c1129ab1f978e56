import AppScreens
import CommandVerbs
import Parity
import Specimens
import TextLayout
import TriptychCommand

extension Gallery {
  /// The verb `right`: shows whether the kit leaves every correct screen alone.
  var rightVerb: Verb {
    Verb(
      "right", .any("NAME"), summary: "Correct but unusual screens, which must not be flagged.",
      details: """
        Checks screens that are correct, but written in unusual ways, and writes a line for each. \
        Any finding on one of them is a false alarm, and told whole.
        """,
      examples: ["right"], run: examineRightScreens)
  }

  private func examineRightScreens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let screens = try chosen(arguments.operands, of: TriptychSpecimens.right, by: \.name)
    let works = try screens.map { screen in
      let (app, reference) = try place(of: screen.name, in: screen.app)
      return { @Sendable (isolation: Isolation) in
        app.examine(screen, beside: reference, in: isolation)
      }
    }
    var reports: [RightScreenReport] = []
    try run(works) { report in
      try console.write(line(on: report, console))
      reports.append(report)
    }
    let clean = reports.count(where: \.isClean)
    let verdict = "\(clean) of \(reports.count.counted("correct screen")) left alone"
    try console.write("\n\(console.styled(verdict, clean == reports.count ? .good : .bad))\n")
    return clean == reports.count
  }

  /// A line on the screen and, where it is flagged, what is said of it.
  private func line(on report: RightScreenReport, _ console: Console) -> String {
    let start = "  \(report.app.fitted(to: 13))  \(report.name.fitted(to: 33))"
    guard !report.isClean else { return "\(start)  left alone\n" }
    let isBlamed = !report.broken.isEmpty || report.difference != nil
    let verdict = isBlamed ? "FALSE ALARM \(report.broken.listed)" : "NOT RUN to the end"
    let statements = apps.first { $0.name == report.app }?.statements ?? [:]
    let finding = report.finding.map { finding in
      DetailedFinding(
        console, finding, statement: statements[finding.rule],
        again: "swift run gallery right \(report.name)"
      ).text + "\n"
    }
    let remarks = report.remarks.map {
      "    \($0.wrapped(to: console.width, indentation: "    "))\n"
    }
    return console.styled("\(start)  \(verdict)", .bad) + "\n" + (finding ?? "") + remarks.joined()
  }
}
