import AppScreens
import Parity
import TextLayout

extension Command {
  /// The verb `specimens`: whether the kit finds every wrong screen of the gallery by its rule.
  func specimens(_ arguments: [String], _ console: Console) throws -> Bool {
    let example = "specimens \(specimens.first?.name ?? "")"
    let arguments = try Arguments(arguments, flags: ["--json"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "specimens"))
      return true
    }
    let named = try specimens(named: arguments.operands, for: example)
    guard let executable else {
      throw UsageError("specimens needs the path of this command, which is not known", try: example)
    }
    let isolation = Isolation(executable: executable, arguments: [Isolation.serveVerb], limit: 2)
    let isTable = arguments.operands.isEmpty && !arguments.has("--json")
    let table = SpecimenTable(console, apps: apps)
    var reports: [SpecimenReport] = []
    for specimen in named {
      let report = try report(on: specimen, in: isolation)
      if isTable { try console.write(table.row(report, after: reports.last)) }
      reports.append(report)
    }
    if arguments.has("--json") {
      try console.writeJSON(Gallery(specimens: reports))
    } else if isTable {
      try console.write(table.summary(of: reports))
    } else {
      try console.write(reports.map { text($0, console) }.joined(separator: "\n"))
    }
    return reports.allSatisfy(\.isFound)
  }

  private func specimens(named names: [String], for example: String) throws -> [Specimen] {
    guard !specimens.isEmpty else {
      throw UsageError("\(name) has no specimens", try: "verify")
    }
    guard !names.isEmpty else { return specimens }
    return try names.map { name in
      guard let specimen = specimens.first(where: { $0.name == name }) else {
        throw UsageError(
          "there is no specimen \(name.quotedExcerpt); specimens without a name lists them",
          try: example)
      }
      return specimen
    }
  }

  private func report(on specimen: Specimen, in isolation: Isolation) throws -> SpecimenReport {
    guard let reference = patterns.first(where: { $0.name == specimen.architecture }) else {
      throw UsageError("\(specimen.name) is written in \(specimen.architecture), which is not here")
    }
    let app = try app(named: specimen.app, for: "--help")
    guard app.ruleNumbers.contains(specimen.rule) else {
      throw UsageError(
        """
        \(specimen.name) is said to break \(specimen.rule), which \(app.name) does not have; its \
        rules are \(app.ruleNumbers.listed)
        """)
    }
    guard app.isWritten(in: specimen.pattern) else {
      throw UsageError("\(specimen.name) makes no screen for \(app.name)")
    }
    if let obstacle = isolation.obstacle(to: app, in: [reference, specimen.pattern]) {
      throw UsageError("specimens are run in processes of their own: \(obstacle)")
    }
    return app.examine(specimen, reference: reference, in: isolation)
  }

  /// All there is to say of one specimen.
  private func text(_ report: SpecimenReport, _ console: Console) -> String {
    let statement = apps.first { $0.name == report.app }?.statements[report.rule]
    let heading = "\(report.name): \(report.app) in \(report.architecture), breaks \(report.rule)"
    let origin = "  " + report.origin.wrapped(to: console.width, indentation: "  ")
    let finding =
      report.finding.map {
        DetailedFinding(
          console, $0, statement: statement, again: "\(invocation) specimens \(report.name)"
        ).text
      } ?? "  \(console.styled(report.miss, .bad))"
    return "\(console.styled(heading, .heading))\n\(origin)\n\n\(finding)\n"
  }
}

extension SpecimenReport {
  /// What is said of a specimen that its rule did not find.
  var miss: String {
    broken.isEmpty
      ? "\(rule) did not find it, nor did any other"
      : "\(rule) did not find it; \(broken.listed) did"
  }
}

/// What `specimens --json` prints.
private struct Gallery: Encodable {
  let specimens: [SpecimenReport]
}
