import AppScreens
import CommandVerbs
import Parity
import Specimens
import TextLayout
import TriptychCommand

extension Gallery {
  /// The verb without a name: shows whether the kit catches every faulty screen by its rule.
  var wrongVerb: Verb {
    Verb(
      "", .any("NAME"), summary: "Faulty screens, and the rule that catches each of them.",
      details: """
        Checks screens that are deliberately wrong, each in one way, and writes a line for each: the \
        rule that it breaks, the rule that is told first, and the number of steps in the \
        counterexample. With names, shows the whole finding for each.
        """,
      examples: ["", "left-to-right"], run: examineWrongScreens)
  }

  private func examineWrongScreens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let specimens = try chosen(arguments.operands, of: TriptychSpecimens.all, by: \.name)
    let works = try specimens.map { specimen in
      let (app, reference) = try place(
        of: specimen.name, in: specimen.app, architecture: specimen.architecture)
      return { @Sendable (isolation: Isolation) in
        app.examine(specimen, reference: reference, in: isolation)
      }
    }
    var reports: [SpecimenReport] = []
    try run(works) { report in
      try console.write(
        arguments.operands.isEmpty ? line(on: report, console) : text(on: report, console))
      reports.append(report)
    }
    let found = reports.count(where: \.isFound)
    let led = reports.count(where: \.isLedByItsRule)
    let verdict =
      "\(found) of \(reports.count.counted("faulty screen")) caught by the rule it breaks"
    try console.write(
      """

      \(console.styled(verdict, found == reports.count ? .good : .bad))
      \(led) of \(reports.count) told by it first

      """)
    return found == reports.count
  }

  private func line(on report: SpecimenReport, _ console: Console) -> String {
    let steps = report.finding.map { $0.steps.count.counted("step") } ?? "NOT CAUGHT"
    let columns = [
      report.app.fitted(to: 13), report.name.fitted(to: 33), report.rule.fitted(to: 4),
      (report.leading ?? "–").fitted(to: 4), steps,
    ]
    let line = "  \(columns.joined(separator: "  "))"
    return (report.isFound ? line : console.styled(line, .bad)) + "\n"
  }

  private func text(on report: SpecimenReport, _ console: Console) -> String {
    let place = "\(report.app) in \(report.architecture ?? "any pattern")"
    let heading = "\(report.name): \(place), breaks \(report.rule)"
    let statements = apps.first { $0.name == report.app }?.statements ?? [:]
    let finding =
      report.finding.map { finding in
        DetailedFinding(
          console, finding, statement: statements[finding.rule],
          again: "swift run gallery \(report.name)"
        ).text
      } ?? console.styled("  NOT CAUGHT by \(report.rule)", .bad)
    return """
      \(console.styled(heading, .heading))
        \(report.origin.wrapped(to: console.width, indentation: "  "))

      \(finding)

      """
  }
}
