import AppScreens
import SharedSuite

extension Examination {
  /// Takes the scenarios of all rules; each says itself what must be seen.
  ///
  /// A scenario that contradicts the specification is a fault of the file of rules, and decides nothing.
  /// What is wrong at first, before any step, is found by itself, so that it does not hide all else.
  func scenarios() -> CheckResult {
    var result = CheckResult(.scenarios, .plain)
    var faulty: Set<RuleDisagreement.Place> = []
    do throws(RuleTextFailure) {
      let disagreements = try app.disagreements()
      result.faultsInRules = disagreements.map(\.description)
      faulty = Set(disagreements.compactMap(\.scenario))
    } catch {
      result.faultsInRules = ["\(error)"]
    }
    var found: [(task: Task, rule: String, discrepancy: Discrepancy)] = []
    let start = task([], [app.ruleFile.initial], "a new screen")
    take([start], under: .plain, countedIn: &result) { task, discrepancy in
      if let discrepancy { found.append((task, initialDisplayNumber, discrepancy)) }
      return true
    }
    let isRightAtFirst = found.isEmpty
    for (rule, scenario) in app.rules.flatMap({ rule in rule.scenarios.map { (rule.number, $0) } })
    {
      var task = task(scenario.steps, scenario.widgets, scenario.name)
      if !isRightAtFirst, !scenario.steps.isEmpty { task.expected[0] = .anything }
      var tally = result.tallies[rule] ?? CheckResult.Tally()
      defer { result.tallies[rule] = tally }
      guard !faulty.contains(.init(rule: rule, scenario: scenario.name)) else {
        tally.faulty += 1
        continue
      }
      guard !isKnownToEnd(task, by: found.map(\.discrepancy)) else {
        tally.wrongBefore += 1
        continue
      }
      let walks = result.walks
      take([task], under: .plain, countedIn: &result) { task, discrepancy in
        if let discrepancy { found.append((task, rule, discrepancy)) }
        if discrepancy?.isOfLettingGo ?? true {
          tally.right += 1
        } else if discrepancy?.steps.count == task.walk.steps.count {
          tally.wrongInTheEnd += 1
        } else {
          tally.wrongBefore += 1
        }
        return true
      }
      if result.walks == walks { tally.notTried += 1 }
    }
    result.findings = findings(found, result.tallies)
    return result
  }

  /// Steps that must show what the specification says; without one, widgets as they are written.
  private func task(_ steps: Steps, _ written: [[Widget]], _ source: String) -> Task {
    let specified = specified(steps)
    return Task(
      walk: Walk(steps), source: source,
      expected: specified.isEmpty ? written.map(Expected.widgets) : specified, isScenario: true)
  }

  /// Indicates whether steps contain those that are known to end the process.
  private func isKnownToEnd(_ task: Task, by found: [Discrepancy]) -> Bool {
    found.contains {
      $0.failure != nil && !$0.isOfLettingGo && $0.steps.isSubsequence(of: task.walk.steps)
    }
  }

  /// A finding for each rule that wrong scenarios break, from the shortest of those that it explains.
  private func findings(
    _ found: [(task: Task, rule: String, discrepancy: Discrepancy)],
    _ tallies: [String: CheckResult.Tally]
  ) -> [Finding] {
    var findings: [Finding] = []
    var explained: Set<String> = []
    for (task, home, discrepancy) in found.sorted(by: {
      $0.discrepancy.steps.count < $1.discrepancy.steps.count
    }) {
      // Without a specification, a scenario speaks for its own rule.
      let cited =
        app.specification == nil
        ? home
        : (discrepancy.shown.last ?? nil).flatMap {
          app.rule(brokenBy: $0, after: discrepancy.steps)
        } ?? survivalNumber
      guard explained.insert(cited).inserted else { continue }
      var finding = finding(discrepancy, on: task, under: .plain)
      if app.specification == nil, finding.kind == .visible || finding.kind == .hidden {
        finding.rule = home
        finding.kind = .visible
        finding.hint = app.rule(home)?.hint
      }
      // Where all scenarios of the cited rule are right, that of the failed one explains more.
      if !discrepancy.steps.isEmpty, finding.kind == .visible, finding.rule != home,
        tallies[finding.rule]?.isRight ?? false, let home = app.rule(home), !home.isOfEveryScreen
      {
        (finding.rule, finding.hint, finding.isCited) = (home.number, home.hint, false)
      }
      if !findings.contains(where: { $0.rule == finding.rule }) { findings.append(finding) }
    }
    return findings
  }
}
