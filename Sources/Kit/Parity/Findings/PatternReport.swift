import AppScreens
import SharedSuite
import TriptychTerminal

/// What the kit says of one pattern on one app.
public struct PatternReport: Sendable, Encodable {
  /// The name of the app.
  public let app: String

  /// The name of the pattern.
  public let pattern: String

  /// The verdict on each rule, in the order of the rules.
  public let rules: [RuleVerdict]

  /// A finding for each broken rule, the one that explains best what is wrong first.
  public let findings: [Finding]

  /// What each check has found, and how much it has tried.
  public let checks: [CheckResult]

  /// The number of the rule to work on next; empty where what is wrong has none, nil when all hold.
  ///
  /// It is the broken one that explains best what is wrong; where none is broken, the first that does
  /// not hold, in the order in which one builds.
  public let next: String?

  /// The number of rules that hold.
  public var holding: Int { rules.count { $0.verdict == .holds } }

  /// Such as `8 of 19 rules hold, 1 broken, 10 not run`; what only fields decide, and these do not, is
  /// not counted.
  public var progress: String {
    let due = rules.filter { $0.missingField == nil }.map(\.verdict)
    let open: [(Verdict, String)] = [
      (.broken, "broken"), (.unstable, "unstable"), (.notWritten, "not written"),
      (.notRun, "not run"),
    ]
    let parts = open.compactMap { verdict, words in
      let count = due.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(words)"
    }
    let place = isWrongBeyondScenarios ? " in their scenarios" : ""
    return (["\(holding) of \(due.count) rules hold\(place)"] + parts).joined(separator: ", ")
  }

  /// Indicates whether something is wrong that no scenario shows, so that a rule may be broken whose scenarios are
  /// right.
  package var isWrongBeyondScenarios: Bool { findings.contains { $0.rule.isEmpty } }

  /// Indicates whether the pattern makes no screen for the app.
  package var isUnwritten: Bool {
    findings.contains { $0.kind == .notWritten && $0.moments.isEmpty }
  }

  /// Indicates whether every rule was tried and holds, and nothing was found.
  ///
  /// What only fields decide need not be tried where no view types in one.
  public var isConforming: Bool {
    findings.isEmpty && faultsInRules.isEmpty
      && rules.allSatisfy { $0.verdict == .holds || $0.missingField != nil }
  }

  /// The faults of the file of rules: scenarios that contradict the specification, each with file and line.
  public var faultsInRules: [String] { checks.flatMap(\.faultsInRules).uniqued }

  /// The number of scenarios that were run.
  public var scenarioCount: Int {
    checks.first { $0.source == .scenarios }?.outcomes.count ?? 0
  }

  /// The verdict on a rule; nil if the app does not have it, or it was not asked for.
  public func verdict(on rule: String) -> Verdict? {
    rules.first { $0.rule == rule }?.verdict
  }

  /// The other broken rules in a line; nil if there are none.
  public var alsoBroken: String? {
    let others = rules.filter { $0.verdict == .broken && $0.rule != findings.first?.rule }
    return others.isEmpty
      ? nil : "also broken, perhaps for the same reason: \(others.map(\.rule).listed)"
  }

  /// The conditions and sources that were not tried, and why: a sentence for each reason.
  public var notTried: [String] {
    checks.flatMap(\.obstacles).uniqued.map { reason in
      let names = checks.filter { $0.obstacles.contains(reason) }.map(\.name).uniqued
      return "not run, or not to the end: \(names.listed): \(reason)"
    } + (isWrongBeyondScenarios ? [Self.beyondScenarios] : [])
  }

  /// What is said of rules that may be broken although their scenarios are right.
  static let beyondScenarios =
    "its scenarios are right, but something is wrong that no scenario shows"

  init<Subject: AppDefinition>(
    of app: Subject, _ pattern: Pattern, _ checks: [CheckResult],
    deciding selection: String? = nil, invocation: String? = nil
  ) {
    self.app = app.name
    self.pattern = pattern.name
    self.checks = checks
    let all = app.rules
    let isWritten = app.screenFactory(in: pattern) != nil
    let ranked = isWritten ? checks.findings(inOrderOf: all) : []
    findings =
      isWritten
      // What no scenario shows may break any rule.
      ? ranked.filter { selection == nil || $0.rule == selection || $0.rule.isEmpty }
      : [Finding(missing: app.name, in: pattern.name, rule: selection ?? all[0].number, invocation)]
    let asked = all.filter { selection == nil || $0.number == selection }
    rules = asked.map { rule in
      guard isWritten else {
        return RuleVerdict(rule: rule.number, verdict: .notWritten, notTried: [])
      }
      return RuleVerdict(on: rule, of: app, checks, ranked)
    }
    let open = Set(rules.filter { $0.verdict != .holds && $0.missingField == nil }.map(\.rule))
    let ordered = (0...2).flatMap { stage in
      asked.filter { $0.stage == stage && open.contains($0.number) }
    }
    next = findings.first?.rule ?? ordered.first?.number
  }
}

extension CheckResult {
  /// What was tried, in a few words.
  public var name: String { condition == .plain ? source.words : condition.words }
}

extension PatternReport: CustomStringConvertible {
  /// A line such as `VIPER, four-function: 7 of 19 rules hold, 1 broken, 11 not run; next is FF2`, and the
  /// first finding.
  public var description: String {
    let place = next.map { $0.isEmpty ? "" : "; next is \($0)" } ?? ""
    let lines = [
      "\(pattern), \(app): \(progress)\(place)",
      findings.first.map { "\($0)" }, alsoBroken.map { "  \($0)" },
    ]
    return (lines.compactMap(\.self) + faultsInRules + notTried).joined(separator: "\n")
  }
}

extension Finding {
  /// The finding that a pattern has no screen for the app.
  fileprivate init(missing app: String, in pattern: String, rule: String, _ invocation: String?) {
    self.init(
      app: app, rule: rule, pattern: pattern, condition: .plain, source: "a screen to run on",
      moments: [], expected: "a screen for the app",
      shown: "none: the pattern does not make one yet", kind: .notWritten)
    hint = "add the screen's init to the pattern"
    self.invocation = invocation
  }
}
