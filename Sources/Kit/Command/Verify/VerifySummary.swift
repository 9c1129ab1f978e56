import TriptychParity
import TriptychTerminal

/// The last lines of a verification: what does not hold, and how much was tried.
struct VerifySummary {
  let reports: [Report]
  let trials: [ArchitectureTrialResult]

  /// The number of the only rule that was asked for; nil if all were.
  let rule: String?

  /// Indicates whether a table above has what was not tried.
  let isBelowTables: Bool

  /// The names of the apps that no pattern has, and that were not asked for by name.
  let appsLeftOut: [String]

  func text(on console: Console) -> String {
    let failures = [
      faultsInRules,
      rules([.broken, .notWritten]).map { "not every rule holds: \($0)" }, beyondScenarios,
      unwritten,
      trials.contains(where: \.isBroken)
        ? "broken in the architecture: \(trials.filter(\.isBroken).map(\.rule).uniqued.listed)"
        : nil,
      rules([.unstable]).map { "unstable: \($0)" }, notRun,
    ].compactMap(\.self)
    let verdict =
      failures.isEmpty
      ? console.styled(
        rule == nil ? "every rule holds in every pattern" : "selected checks passed", .good)
      : failures.map { console.styled($0.wrapped(to: console.width, indentation: "  "), .bad) }
        .joined(separator: "\n")
    let checks = reports.flatMap(\.patterns).flatMap(\.checks)
    let walks = checks.map(\.walks).reduce(0, +)
    let steps = checks.map(\.steps).reduce(0, +)
    let scenarios = reports.compactMap { $0.patterns.map(\.scenarioCount).max() }.reduce(0, +)
    return """
      \(verdict)
      \(scenarios.counted("scenario")) in each pattern; \(walks.counted("walk")) altogether, \
      \(steps.counted("step"))

      """
        + (notTried + withoutFields + noScreens).map {
          "\($0.wrapped(to: console.width, indentation: "  "))\n"
        }.joined()
  }

  /// What was not tried of what holds otherwise, and why; for all else that is below each app.
  private var notTried: [String] {
    isBelowTables
      ? [] : reports.filter(\.isConforming).flatMap(\.patterns).flatMap(\.notTried).uniqued
  }

  /// The apps that were left out; a sentence.
  private var noScreens: [String] {
    appsLeftOut.isEmpty
      ? [] : ["not verified, since no pattern has a screen: \(appsLeftOut.listed)"]
  }

  /// The rules that no field decides, each reason once with the patterns; a sentence each.
  private var withoutFields: [String] {
    let patterns = reports.flatMap(\.patterns)
    return patterns.flatMap(\.rules).compactMap(\.missingField).uniqued.map { reason in
      let own = patterns.filter { $0.rules.contains { $0.missingField == reason } }
      let rules = own.flatMap(\.rules).filter { $0.missingField == reason }.map(\.rule).uniqued
      return "\(rules.listed) not run in \(own.map(\.pattern).uniqued.listed): \(reason)"
    }
  }

  /// The apps whose scenarios contradict the specification; nil if there are none.
  private var faultsInRules: String? {
    let faulty = reports.filter { !$0.faultsInRules.isEmpty }.map(\.app)
    return faulty.isEmpty
      ? nil
      : "a scenario contradicts the specification: \(faulty.listed); correct the scenario or the specification"
  }

  /// The apps on which something is wrong that no scenario shows; nil if there are none.
  private var beyondScenarios: String? {
    let apps = reports.filter { $0.patterns.flatMap(\.findings).contains { $0.rule.isEmpty } }
    return apps.isEmpty ? nil : "wrong where no scenario shows it: \(apps.map(\.app).listed)"
  }

  /// The rules with some verdict in any pattern, app by app; nil if there are none.
  private func rules(_ verdicts: Set<Verdict>) -> String? {
    let lists: [String] = reports.compactMap { report in
      let rules = report.patterns.filter { !$0.isUnwritten }.flatMap(\.rules)
        .filter { verdicts.contains($0.verdict) }
      return rules.isEmpty ? nil : "\(report.app) \(rules.map(\.rule).uniqued.listed)"
    }
    return lists.isEmpty ? nil : lists.joined(separator: "; ")
  }

  /// The apps for which patterns make no screen; nil if there are none.
  private var unwritten: String? {
    let patterns = reports.flatMap(\.patterns).filter(\.isUnwritten)
    let lists = patterns.map(\.pattern).uniqued.map { name in
      "\(patterns.filter { $0.pattern == name }.map(\.app).listed) in \(name)"
    }
    return lists.isEmpty ? nil : "no screen yet: \(lists.joined(separator: "; "))"
  }

  /// The rules that could not be tried, app by app, with the reason that decides; nil if there are none.
  private var notRun: String? {
    let lists: [String] = reports.flatMap { report in
      let rules = report.patterns.flatMap(\.rules)
        .filter { $0.verdict == .notRun && $0.missingField == nil }
      return rules.map(\.notTried.first).uniqued.map { reason in
        let numbers = rules.filter { $0.notTried.first == reason }.map(\.rule).uniqued.listed
        return "\(report.app) \(numbers)\(reason.map { " (\($0))" } ?? "")"
      }
    }
    return lists.isEmpty ? nil : "not run: \(lists.joined(separator: "; "))"
  }
}
