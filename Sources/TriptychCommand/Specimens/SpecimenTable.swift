import AppScreens
import Parity
import TextLayout

/// The gallery as a table: the checks that find each specimen, and the specimens of each rule alone.
struct SpecimenTable {
  private let console: Console
  private let apps: [any AppDefinition]

  /// A table that fits the console.
  init(_ console: Console, apps: [any AppDefinition]) {
    self.console = console
    self.apps = apps
  }

  /// The line on a specimen, under a heading where the pattern or the app changes.
  func row(_ report: SpecimenReport, after previous: SpecimenReport?) -> String {
    let isNew = previous?.app != report.app || previous?.architecture != report.architecture
    let marks = SpecimenReport.Mechanism.allCases.map { report.foundBy.contains($0) ? "●" : "·" }
    let line = line(
      report.name, report.rule, marks,
      report.finding.map { String($0.steps.count) } ?? "NONE", String(report.tried))
    let miss = report.isFound ? "" : "\n    \(report.miss)"
    return (isNew ? heading(report, isFirst: previous == nil) : "")
      + (report.isFound ? line : console.styled(line + miss, .bad)) + "\n"
  }

  private func heading(_ report: SpecimenReport, isFirst: Bool) -> String {
    let header = line(
      "", "rule", SpecimenReport.Mechanism.allCases.map(\.heading), "fewest", "tried")
    return (isFirst ? "\(console.styled(header, .quiet))\n" : "\n")
      + "\(console.styled(report.title, .heading))\n"
  }

  private func line(
    _ name: String, _ rule: String, _ marks: [String], _ steps: String, _ tried: String
  ) -> String {
    let columns = [
      name.fitted(to: 33), rule.fitted(to: 4),
      marks.map { $0.fitted(to: 2) }.joined(separator: " "), steps.rightFitted(to: 6),
      tried.rightFitted(to: 5),
    ]
    return "  \(columns.joined(separator: " "))".withoutTrailingBlanks
  }

  /// The legend, the specimens of each rule alone, the scenarios that find none, and the verdict.
  func summary(of reports: [SpecimenReport]) -> String {
    let found = reports.count(where: \.isFound)
    let verdict = "\(found) of \(reports.count.counted("specimen")) found by the rule they break"
    let led = reports.count(where: \.isLedByItsRule)
    let leading =
      "\(led) of \(reports.count) led by it, as the rule that explains best what is wrong"
    let legend =
      "Found by "
      + SpecimenReport.Mechanism.allCases.map { "\($0.heading): \($0.words)" }
      .joined(separator: "; ")
      + ". From ex to pu beside what the rules say. Fewest: steps in the counterexample; "
      + "tried: steps that the rule's checks took to find it."
    let blocks = apps.map { app in
      let own = reports.filter { $0.app == app.name }
      return "\n\(console.styled("\(app.name): found by one rule alone", .heading))\n"
        + alone(app, own) + idle(app, own)
    }
    return """

      \(legend.wrapped(to: console.width, indentation: ""))

      \(mechanisms(reports))
      \(blocks.joined(separator: "\n"))

      \(console.styled(verdict, found == reports.count ? .good : .bad))
      \(leading.wrapped(to: console.width, indentation: "  "))
      \(misled(reports))
      """
  }

  /// The number of specimens that each mechanism finds, and of those that it alone does.
  private func mechanisms(_ reports: [SpecimenReport]) -> String {
    let heading = console.styled("What finds how many", .heading)
    let rows = SpecimenReport.Mechanism.allCases.map { mechanism in
      let found = reports.filter { $0.foundBy.contains(mechanism) }
      let alone = found.count { $0.foundBy == [mechanism] }
      return "  \(mechanism.words.fitted(to: 45))  \(String(found.count).rightFitted(to: 5))"
        + "  \(String(alone).rightFitted(to: 5))"
    }
    let header = console.styled(
      "  \("".fitted(to: 45))  \("found".rightFitted(to: 5))  \("alone".rightFitted(to: 5))", .quiet
    )
    return ([heading, header] + rows).joined(separator: "\n")
  }

  /// The specimens that another rule leads.
  private func misled(_ reports: [SpecimenReport]) -> String {
    reports.compactMap { report in
      guard let leading = report.leading, !report.isLedByItsRule else { return nil }
      return "  \(report.name) breaks \(report.rule), and is led by \(leading)\n"
    }.joined()
  }

  private func alone(_ app: any AppDefinition, _ reports: [SpecimenReport]) -> String {
    let indentation = String(repeating: " ", count: 8)
    return app.ruleNumbers.map { rule in
      let alone = reports.filter { $0.broken == [rule] }.map(\.name)
      let shared = reports.filter { $0.broken.contains(rule) }
      let closest = shared.min { $0.broken.count < $1.broken.count }
      let text =
        if !alone.isEmpty {
          alone.joined(separator: ", ")
        } else if let closest {
          "(none; \(closest.name) with \(closest.broken.filter { $0 != rule }.listed))"
        } else {
          "(none at all)"
        }
      return "  \(rule.fitted(to: 4))  \(text.wrapped(to: console.width, indentation: indentation))"
    }.joined(separator: "\n")
  }

  /// The scenarios that find no specimen as written.
  private func idle(_ app: any AppDefinition, _ reports: [SpecimenReport]) -> String {
    let caught = Set(reports.flatMap(\.catches))
    let idle = app.scenarios.filter { !caught.contains($0) }
    guard !idle.isEmpty else { return "\n  each scenario finds some specimen as written" }
    let list = idle.map { "\($0.rule) \($0.scenario)" }.joined(separator: "; ")
    let text = "scenarios that find none as written: \(list)"
    return "\n  \(text.wrapped(to: console.width, indentation: "  "))"
  }
}

extension SpecimenReport.Mechanism {
  /// Two letters at the head of a column.
  fileprivate var heading: String { String(rawValue.prefix(2)) }

  /// The mechanism in words.
  var words: String {
    switch self {
    case .scenarios: "scenarios, in every mode but those on release"
    case .walks: "walks, in these modes"
    case .exhaustive: "every state and every short sequence"
    case .random: "random gestures"
    case .texts: "invented texts"
    case .values: "numbers at their limits"
    case .pumping: "repetitions"
    case .release: "release and memory"
    }
  }
}
