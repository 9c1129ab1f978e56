import AppScreens
import Parity

extension Command {
  /// The verb `verify`: whether all rules hold for all patterns, and no two differ.
  func verify(_ arguments: [String], _ console: Console) throws -> Bool {
    let example = "verify \(apps.first?.name ?? "") --seed 7 --gestures 5000"
    let arguments = try Arguments(
      arguments, flags: ["--json"], values: ["--seed", "--gestures", "--length"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "verify"))
      return true
    }
    let seed: UInt64 = try arguments.number("--seed", example: example) ?? 1
    let gestures: Int = try arguments.number("--gestures", example: example) ?? 10_000
    let length: Int? = try arguments.number("--length", example: example)
    let apps = try apps(named: arguments.operands, for: example)
    for app in apps { try refuse(length, for: app, example) }
    var reports: [Report] = []
    for app in apps {
      let report = Report(on: app, of: patterns, seed: seed, gestures: gestures, length: length)
      reports.append(report)
      guard !arguments.has("--json") else { continue }
      try console.write(ReportTable(console, app, report, command: invocation).text)
      try show(report.divergence, of: app, console)
      try console.write("\n")
    }
    try arguments.has("--json")
      ? console.writeJSON(Verification(reports)) : console.write(summary(of: reports, console))
    return reports.allSatisfy(\.isConforming)
  }

  /// Refuses a length up to which there are more sequences than anybody could wait for.
  private func refuse(_ length: Int?, for app: any App, _ example: String) throws {
    guard let length else { return }
    let limit = 1_000_000_000
    guard let sequences = app.sequences(upTo: length), sequences <= limit else {
      throw Problem(
        """
        --length \(length) is too long for \(app.name), whose alphabet has \
        \(app.alphabet.count.counted("gesture")): that is more than \(limit) sequences
        """, try: example)
    }
  }

  /// Shows a difference step by step, after as few steps as were found to show it.
  private func show<Subject: App>(
    _ divergence: Divergence?, of app: Subject, _ console: Console
  ) throws {
    guard let divergence else { return }
    let words = divergence.steps.map(\.shellQuoted).joined(separator: " ")
    let rest = divergence.isCutShort ? "fewer may do than these" : "this is enough"
    let heading = "patterns differ, found after \(divergence.foundAfter.counted("step")); \(rest):"
    try console.write("\n  \(console.styled(heading, .bad))\n")
    let line = "    $ \(invocation) compare \(app.name) \(words)"
    try console.write("\(line.wrappedCommand(to: console.width))\n")
    let steps: [Step<Subject.Gesture>] = try StepSource(example: "").steps(in: divergence.steps)
    _ = try writeTable(Comparison(app: app, steps: steps, patterns: patterns), console)
  }

  private func summary(of reports: [Report], _ console: Console) -> String {
    let rows = reports.flatMap(\.rows)
    var broken: [String] = []
    for row in rows where row.verdict != .holds && !broken.contains(row.rule) {
      broken.append(row.rule)
    }
    let verdict =
      if !broken.isEmpty {
        console.styled(
          "not every rule holds: \(broken.listed)".wrapped(to: console.width, indentation: "  "),
          .bad)
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
