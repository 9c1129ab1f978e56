import AppScreens
import Parity
import TextLayout

extension Command {
  /// The verb `specimens`: shows whether the kit finds every wrong screen by its rule.
  var specimensVerb: Verb {
    Verb(
      "specimens", .any("NAME"), summary: "Wrong screens, and which rule finds each of them.",
      details: """
        Checks screens that are deliberately wrong, each in one way. They run in separate processes, \
        since some of them trap, hang or exit. For each the table has the rule that it breaks; the \
        checks that found it; the number of steps in the counterexample; and the number of steps \
        that the checks of that rule took to find it.

        All broken rules are ranked by how well they explain what is wrong. Below the table stands \
        how many specimens have the rule that they break in first place, and for each rule the \
        specimens that it alone finds. With names, shows the whole finding for each.

        With --times, tries one mechanism after another on each, until one finds something or a \
        minute is over, and counts what is found within one, ten and sixty seconds. With --right, \
        checks screens that are right but written in unusual ways. Any finding on one \
        of them is a false alarm.
        """,
      options: [Self.right, Self.times, SharedOptions.json],
      examples: ["specimens \(specimens.first?.name ?? "")"]
    ) { arguments, console in
      if arguments[Self.right], arguments[Self.times] {
        throw UsageError("--right and --times are about different screens; give one of them")
      }
      if arguments[Self.right] { return try examineRightScreens(arguments, console) }
      if arguments[Self.times] { return try detectSpecimens(arguments, console) }
      return try examineSpecimens(arguments, console)
    }
  }

  private static let times = Flag(
    "--times", "shows how long it takes to find each, and by which mechanism.")

  private static let right = Flag(
    "--right", "checks right screens instead, about which nothing may be said.")

  private func examineSpecimens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let named = try specimens(named: arguments.operands)
    let isolation = try galleryIsolation()
    let isTable = arguments.operands.isEmpty && !arguments[SharedOptions.json]
    let table = SpecimenTable(console, apps: apps)
    let works = try named.map { specimen in
      let (app, reference) = try correct(beside: specimen, in: isolation)
      return { @Sendable (isolation: Isolation) in
        app.examine(specimen, reference: reference, in: isolation)
      }
    }
    var reports: [SpecimenReport] = []
    try runGallery(works) { report in
      if isTable { try console.write(table.row(report, after: reports.last)) }
      reports.append(report)
    }
    if arguments[SharedOptions.json] {
      try console.writeJSON(
        Gallery(specimens: reports, ledByTheirRule: reports.count(where: \.isLedByItsRule)))
    } else if isTable {
      try console.write(table.summary(of: reports))
    } else {
      try console.write(reports.map { text($0, console) }.joined(separator: "\n"))
    }
    return reports.allSatisfy(\.isFound)
  }

  func specimens(named names: [String]) throws -> [Specimen] {
    guard !specimens.isEmpty else {
      throw UsageError("\(name) has no specimens", try: "verify")
    }
    guard !names.isEmpty else { return specimens }
    return try names.map { name in
      guard let specimen = specimens.first(where: { $0.name == name }) else {
        throw UsageError(
          "there is no specimen \(name.quotedExcerpt); specimens without a name lists them")
      }
      return specimen
    }
  }

  /// The app of a specimen, and a correct pattern beside it, when both can be run.
  func correct(
    beside specimen: Specimen, in isolation: Isolation
  ) throws -> (app: any AppDefinition, reference: Pattern) {
    let app = try app(named: specimen.app)
    guard app.ruleNumbers.contains(specimen.rule) else {
      throw UsageError(
        """
        \(specimen.name) claims to break \(specimen.rule), which \(app.name) does not have; its \
        rules are \(app.ruleNumbers.listed)
        """)
    }
    guard app.isWritten(in: specimen.pattern) else {
      throw UsageError("\(specimen.name) makes no screen for \(app.name)")
    }
    let reference = try reference(for: specimen.name, in: specimen.architecture, of: app)
    try check(isolation, of: app, in: [reference, specimen.pattern])
    return (app, reference)
  }

  /// The full text on one specimen.
  private func text(_ report: SpecimenReport, _ console: Console) -> String {
    let statement = apps.first { $0.name == report.app }?.statements[report.rule]
    let heading = "\(report.name): \(report.title), breaks \(report.rule)"
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
  /// The app and the pattern, such as `token in MVC`.
  var title: String { "\(app) in \(architecture ?? anyPattern)" }

  /// The message for a specimen that its rule did not find.
  var miss: String {
    broken.isEmpty
      ? "\(rule) did not find it, nor did any other"
      : "\(rule) did not find it; \(broken.listed) did"
  }
}

/// The stand-in for a pattern's name where a fault belongs to none.
let anyPattern = "any pattern"

/// The output of `specimens --json`.
private struct Gallery: Encodable {
  let specimens: [SpecimenReport]
  let ledByTheirRule: Int
}
