import AppScreens
import Parity

/// The gallery as a table: for each specimen what found it, and for each rule what it alone finds.
struct SpecimenTable {
  private let console: Console
  private let apps: [any App]

  /// A table fit for the console.
  init(_ console: Console, apps: [any App]) {
    self.console = console
    self.apps = apps
  }

  /// The line on a specimen, under a heading where the pattern or the app is another.
  func row(_ report: SpecimenReport, after previous: SpecimenReport?) -> String {
    let isNew = previous?.app != report.app || previous?.architecture != report.architecture
    let line = line(
      report.name, report.rule,
      report.isFound ? report.foundBy.map(\.rawValue).joined(separator: ", ") : "NOT FOUND",
      report.finding.map { String($0.steps.count) } ?? "", String(report.tried))
    return (isNew ? heading(report, isFirst: previous == nil) : "")
      + (report.isFound ? line : console.styled(line, .bad)) + "\n"
  }

  private func heading(_ report: SpecimenReport, isFirst: Bool) -> String {
    let title = "\(report.app) in \(report.architecture)"
    let header = line("", "rule", "found by", "shrunk", "tried")
    return (isFirst ? "\(console.styled(header, .quiet))\n" : "\n")
      + "\(console.styled(title, .heading))\n"
  }

  private func line(
    _ name: String, _ rule: String, _ foundBy: String, _ steps: String, _ tried: String
  ) -> String {
    let searches = max(30, console.width - 48)
    return """
        \(name.fitted(to: 25))  \(rule.fitted(to: 4))  \(foundBy.fitted(to: searches)) \
      \(steps.rightFitted(to: 6)) \(tried.rightFitted(to: 6))
      """.withoutTrailingBlanks
  }

  /// What each rule alone finds, and the verdict.
  func summary(of reports: [SpecimenReport]) -> String {
    let found = reports.count(where: \.isFound)
    let verdict = "\(found) of \(reports.count.counted("specimen")) found by the rule they break"
    return """

      \(console.styled("Found by one rule alone", .heading))
      \(apps.map { alone($0, reports) }.joined(separator: "\n"))

      \(console.styled(verdict, found == reports.count ? .good : .bad))

      """
  }

  private func alone(_ app: any App, _ reports: [SpecimenReport]) -> String {
    let reports = reports.filter { $0.app == app.name }
    let rules = app.ruleNumbers
    return rules.map { rule in
      let alone = reports.filter { $0.broken == [rule] }.map(\.name)
      let shared = reports.filter { $0.broken.contains(rule) && $0.broken.count > 1 }
      let others = rules.filter { other in
        other != rule && shared.contains { $0.broken.contains(other) }
      }
      let text =
        if !alone.isEmpty {
          alone.joined(separator: ", ")
        } else if !shared.isEmpty {
          "none alone; \(shared.map(\.name).joined(separator: ", ")) with \(others.listed)"
        } else {
          "none"
        }
      let indentation = String(repeating: " ", count: 23)
      return "  \(app.name.fitted(to: 14)) \(rule.fitted(to: 4))  "
        + text.wrapped(to: console.width, indentation: indentation)
    }.joined(separator: "\n")
  }
}
