import AppScreens
import Parity
import TextLayout

extension Command {
  /// The verb `verify`: whether all rules hold for all patterns, and no two differ.
  func verify(_ arguments: [String], _ console: Console) throws -> Bool {
    let example = "verify \(apps.first?.name ?? "") --seed 7 --gestures 5000"
    let arguments = try Arguments(
      arguments, flags: ["--isolated", "--json"],
      values: ["--seed", "--gestures", "--length", "--limit"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "verify"))
      return true
    }
    let seed: UInt64 = try arguments.number("--seed", example: example) ?? 1
    let gestures: Int = try arguments.number("--gestures", example: example) ?? 10_000
    let length: Int? = try arguments.number("--length", example: example)
    let isolation = try isolation(arguments, example)
    let apps = try apps(named: arguments.operands, for: example)
    guard !apps.isEmpty else { throw UsageError("there is no app to verify", try: "--help") }
    for app in apps {
      guard !app.alphabet.isEmpty else {
        throw UsageError(
          "the alphabet of \(app.name) is empty; give it a gesture to try", try: example)
      }
      try refuse(length, for: app, example)
      if let obstacle = isolation?.obstacle(to: app, in: patterns) {
        throw UsageError("--isolated cannot be used: \(obstacle)", try: example)
      }
    }
    var reports: [Report] = []
    for app in apps {
      let report = Report(
        on: app, of: patterns, seed: seed, gestures: gestures, length: length, in: isolation)
      reports.append(report)
      guard !arguments.has("--json") else { continue }
      try console.write(ReportTable(console, app, report, command: invocation).text)
      try show(report.difference, console)
      try console.write("\n")
    }
    try arguments.has("--json")
      ? console.writeJSON(Verification(reports)) : console.write(summary(of: reports, console))
    return reports.allSatisfy(\.isConforming)
  }

  /// The process in which the user wants it all to be run, if it is to be another.
  private func isolation(_ arguments: Arguments, _ example: String) throws -> Isolation? {
    let limit: Int? = try arguments.number("--limit", example: example)
    guard arguments.has("--isolated") else {
      guard limit == nil else { throw UsageError("--limit needs --isolated", try: example) }
      return nil
    }
    guard let executable else {
      throw UsageError(
        "--isolated needs the path of this command, which is not known", try: example)
    }
    guard limit != 0 else {
      throw UsageError("--limit 0 leaves no time for anything", try: example)
    }
    return Isolation(
      executable: executable, arguments: [Isolation.serveVerb], limit: Double(limit ?? 10))
  }

  /// Refuses a length up to which there are more sequences than anybody could wait for.
  private func refuse(_ length: Int?, for app: any AppDefinition, _ example: String) throws {
    guard let length else { return }
    let limit = 1_000_000_000
    guard let sequences = app.sequences(upTo: length), sequences <= limit else {
      throw UsageError(
        """
        --length \(length) is too long for \(app.name), whose alphabet has \
        \(app.alphabet.count.counted("gesture")): that is more than \(limit) sequences
        """, try: example)
    }
  }

  /// Shows a difference step by step, after as few steps as were found to show it.
  private func show(_ difference: Difference?, _ console: Console) throws {
    guard let difference else { return }
    let (steps, found) = (difference.steps.count, difference.foundAfter)
    let place = steps == 0 ? "at first" : "after \(steps.counted("step"))"
    let history = found > steps ? ", found after \(found)" : ""
    let perhaps = difference.isCutShort ? "; fewer may do" : ""
    let heading = "patterns differ \(place)\(history)\(perhaps):"
    let words = difference.again.map(\.shellQuoted).joined(separator: " ")
    let line = "    $ \(invocation) \(words)".wrappedCommand(to: console.width)
    try console.write("\n  \(console.styled(heading, .bad))\n\(line)\n")
    if let widgets = difference.moments.first?.displays.first {
      let table = SideBySideTable(
        console, patterns: difference.shown.map(\.pattern), widgets: widgets,
        longestStep: difference.steps.map { $0.visible(upTo: 40).displayWidth }.max() ?? 0)
      try console.write("\(table.header)\n")
      for moment in difference.moments {
        try console.write("\(table.rows(after: moment.step, widgets: moment.displays))\n")
      }
    }
    let verdict = verdict(difference, after: difference.steps.count, of: [], console)
    try console.write("\n\(verdict)\n")
  }

  private func summary(of reports: [Report], _ console: Console) -> String {
    let rows = reports.flatMap(\.rows)
    let broken: [String] = reports.compactMap { report in
      let rules = report.rows.filter { $0.verdict != .holds && $0.verdict != .notRun }.map(\.rule)
      return rules.isEmpty ? nil : "\(report.app) \(rules.uniqued.listed)"
    }
    let verdict =
      if !broken.isEmpty {
        console.styled(
          "not every rule holds: \(broken.joined(separator: "; "))".wrapped(
            to: console.width, indentation: "  "),
          .bad)
      } else if rows.contains(where: { $0.verdict != .holds }) {
        console.styled("not every rule was run", .bad)
      } else if !reports.allSatisfy(\.isConforming) {
        console.styled("every rule holds, but the patterns differ", .bad)
      } else {
        console.styled("every rule holds in every pattern", .good)
      }
    let counts = """
      \(rows.map(\.scenarios).reduce(0, +).counted("scenario run")), \
      \(rows.map(\.steps).reduce(0, +).counted("step")), \
      \(reports.map(\.exhaustion.sequences).reduce(0, +).counted("sequence")), \
      \(reports.map(\.random.gestures).reduce(0, +).counted("random gesture"))
      """
    return "\(verdict)\n\(counts)\n"
  }
}

/// What `verify --json` prints.
private struct Verification: Encodable {
  let reports: [Report]
  let conforming: Bool

  init(_ reports: [Report]) {
    self.reports = reports
    conforming = reports.allSatisfy(\.isConforming)
  }
}
