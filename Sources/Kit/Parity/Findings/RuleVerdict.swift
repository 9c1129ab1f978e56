import SharedSuite
import TriptychTerminal

extension PatternReport {
  /// The verdict on a rule.
  public struct RuleVerdict: Sendable, Encodable {
    /// The number of the rule.
    public let rule: String

    /// The verdict.
    public let verdict: Verdict

    /// The reasons why a part of it, or all, was not tried; the one that decides comes first.
    public let notTried: [String]
  }
}

extension PatternReport.RuleVerdict {
  /// The verdict that checks and findings allow: a finding decides first, then what could not be run.
  init<Subject: AppDefinition>(
    on rule: Rule<Subject.Gesture>, of app: Subject, _ checks: [CheckResult],
    _ findings: [Finding]
  ) {
    let number = rule.number
    let conditions = app.conditions(of: number)
    let own = checks.filter { conditions.contains($0.condition) }
    let scenarios = checks.first { $0.source == .scenarios }
    let outcomes = scenarios?.outcomes.filter { $0.rule == number } ?? []
    let notRun = scenarios?.scenariosNotRun[number] ?? []
    var reasons = own.flatMap(\.obstacles).uniqued
    let verdict: Verdict
    if let finding = findings.first(where: { $0.rule == number }) {
      verdict =
        switch finding.kind {
        case .visible, .late, .hidden, .fatal: .broken
        case .unstable: .unstable
        case .notWritten: .notWritten
        }
    } else if !notRun.isEmpty {
      verdict = .notRun
      reasons = (notRun + reasons).uniqued
    } else if !outcomes.allSatisfy(\.showsItsRule) {
      verdict = .notRun
      let cause = findings.onlyCause.map { ", because of \($0)" } ?? ""
      reasons.insert("scenarios go wrong before their last step\(cause)", at: 0)
    } else if conditions.isEmpty,
      let cause = findings.first(where: \.isOfSomeNewScreens)
    {
      verdict = .notRun
      reasons.insert("new screens are not the same, because of \(cause.rule)", at: 0)
    } else {
      let isTried = own.contains(where: \.wasRunEnough) && !own.contains(where: \.hasEndedProcess)
      let missing = number == RuleNumber.cursor ? app.missingField(scenarios) : nil
      if let missing { reasons = [missing] }
      let holds = isTried || conditions.isEmpty && !outcomes.isEmpty
      verdict = holds && missing == nil ? .holds : .notRun
      if conditions.isEmpty, findings.contains(where: \.rule.isEmpty) {
        reasons.append(PatternReport.beyondScenarios)
      }
      if conditions.isEmpty, outcomes.isEmpty {
        reasons += rule.scenarios.isEmpty ? ["it has no scenario"] : scenarios?.obstacles ?? []
      }
    }
    self.init(rule: number, verdict: verdict, notTried: reasons)
  }
}

extension Finding {
  /// Indicates whether a new screen is wrong, and only after others: scenarios are then right by chance.
  fileprivate var isOfSomeNewScreens: Bool { condition == .plain && steps.isEmpty && !isShownAlone }
}

extension [Finding] {
  /// The rule because of which scenarios of others go wrong: of findings without a condition, if there are any; nil where
  /// there are several rules, of which it is not known which one it is.
  package var onlyCause: String? {
    let plain = filter { $0.condition == .plain }
    let rules = (plain.isEmpty ? self : plain).map(\.rule).filter { !$0.isEmpty }
    return rules.count == 1 ? rules[0] : nil
  }
}
