import AppScreens
import SharedSuite

/// The findings on one pattern, the one that explains best what is wrong first.
///
/// A crash comes before all else, then what is wrong on a new screen, then what screens share. Wrong displays
/// are ranked by three votes: the rule that leads by the outcomes of the scenarios, as in the shared suite; the
/// rule cited for the fewest steps; and the rules cited by other searches. Of 217 faulty screens, the rule that the
/// screen is meant to break comes first for 213.
struct Ranking {
  /// The findings, one for each rule and condition, in their order.
  private(set) var findings: [Finding] = []

  private let leadingRule: String?

  /// The findings on screens that are used as written.
  private let plain: [Finding]

  init<Gesture>(_ rules: [Rule<Gesture>], _ checks: [CheckResult]) {
    let all = checks.flatMap(\.findings)
    leadingRule = checks.first { $0.source == .scenarios }?.leadingRule
    plain = all.filter { $0.condition == .plain }
    let order = Dictionary(uniqueKeysWithValues: zip(rules.map(\.number), 0...))
    let own = Set(rules.filter { !$0.isOfEveryScreen }.map(\.number))
    // A rule of the app's own on a condition says more than the usual one.
    let ranked = all.enumerated().map { index, finding in
      (
        finding: finding,
        rank: (
          Self.place(of: finding), -score(of: finding.rule),
          own.contains(finding.rule) ? 0 : 1, order[finding.rule] ?? .max, Self.length(of: finding),
          index
        )
      )
    }.sorted { $0.rank < $1.rank }
    // A fault in something that screens share is shown by steps beside other screens, if they show it.
    let shared = Dictionary(
      all.filter { $0.condition == .withOtherScreens && $0.isShownAlone }.map { ($0.rule, $0) }
    ) { first, _ in first }
    var known: Set<String> = []
    findings = ranked.map(\.finding).filter { known.insert($0.rule).inserted }
      .map { $0.isShownAlone ? $0 : shared[$0.rule] ?? $0 }
  }

  /// The number of steps, where what a condition adds counts for more than any.
  private static func length(of finding: Finding) -> Int {
    finding.steps.count + (finding.condition == .plain ? 0 : 1_000_000)
  }

  private static func place(of finding: Finding) -> Int {
    switch finding.kind {
    case .notWritten: 0
    case .fatal: 1
    case .late: 2
    case .hidden where !finding.isShownAlone: 3
    case .visible: finding.steps.isEmpty ? 2 : 4
    case .hidden: finding.condition == .plain ? 4 : 5
    case .unstable: 6
    }
  }

  /// What speaks for a rule as the one that is broken: the three votes.
  private func score(of rule: String) -> Double {
    let cited = Double(plain.count { $0.rule == rule }) / Double(max(1, plain.count))
    let shortest = plain.min { $0.steps.count < $1.steps.count }?.rule == rule
    let weights = SearchLimits.votes
    return (leadingRule == rule ? weights.scenarios : 0) + weights.cited * cited
      + (shortest ? weights.shortest : 0)
  }
}
