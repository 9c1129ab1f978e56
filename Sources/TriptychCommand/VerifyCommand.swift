import AppScreens
import Parity

extension Command {
  /// The verb `verify`: whether all rules hold for all patterns, and no two differ.
  func verify(_ arguments: [String], _ console: Console) throws -> Bool {
    let example = "verify \(apps.first?.name ?? "") --seed 7 --gestures 5000"
    let arguments = try Arguments(
      arguments, flags: ["--json"], values: ["--seed", "--gestures"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "verify"))
      return true
    }
    let seed: UInt64 = try arguments.number("--seed", default: 1, example: example)
    let gestures: Int = try arguments.number("--gestures", default: 10_000, example: example)
    let apps = try apps(named: arguments.operands, for: example)
    let reports = apps.map { app in
      Report(on: app, of: patterns, seed: seed, gestures: gestures)
    }
    if arguments.has("--json") {
      try console.writeJSON(Verification(reports))
    } else {
      for (app, report) in zip(apps, reports) {
        try console.write(ReportTable(console, app, report, command: invocation).text)
      }
      try console.write(summary(of: reports, console))
    }
    return reports.allSatisfy(\.isConforming)
  }

  private func summary(of reports: [Report], _ console: Console) -> String {
    let rows = reports.flatMap(\.rows)
    let broken = reports.flatMap(\.brokenRules)
    let verdict =
      if !broken.isEmpty {
        console.styled("not every rule holds: \(broken.listed)", .bad)
      } else if !reports.allSatisfy(\.isConforming) {
        console.styled("every rule holds, but the patterns differ", .bad)
      } else {
        console.styled("every rule holds in every pattern", .good)
      }
    let counts = """
      \(rows.map(\.scenarios).reduce(0, +)) scenario runs, \(rows.map(\.steps).reduce(0, +)) steps, \
      \(reports.map(\.random.gestures).reduce(0, +)) random gestures
      """
    return "\(verdict)\n\(counts)\n"
  }
}

extension Report {
  /// The rules that do not hold for every pattern, each named once, in order.
  fileprivate var brokenRules: [String] {
    var rules: [String] = []
    for row in rows where row.verdict != .holds && rules.last != row.rule { rules.append(row.rule) }
    return rules
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
