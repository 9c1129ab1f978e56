import AppScreens
import SharedSuite

/// The findings on one pattern, the one that explains best what is wrong first.
///
/// A crash comes before all else, then what is wrong on a new screen, then what screens share. Wrong displays
/// are ranked by three votes: the rule cited for the fewest steps, the rules cited by other searches, and the
/// scenarios of a rule that fail where it decides, by the coefficient of Ochiai. Source: Abreu, Zoeteweij and
/// van Gemund, *On the Accuracy of Spectrum-based Fault Localization*, 2007.
struct Ranking {
  /// The findings, one for each rule and condition, in their order.
  let findings: [Finding]

  init<Gesture>(_ rules: [Rule<Gesture>], _ checks: [CheckResult]) {
    let all = checks.flatMap(\.findings)
    let votes = Votes(checks, all.filter { $0.condition == .plain })
    let order = Dictionary(uniqueKeysWithValues: zip(rules.map(\.number), 0...))
    let own = Set(rules.filter { !$0.isOfEveryScreen }.map(\.number))
    // A rule of the app's own on a condition says more than the usual one.
    let ranked = all.enumerated().map { index, finding in
      (
        finding: finding,
        rank: (
          Self.place(of: finding), -votes.score(of: finding.rule),
          own.contains(finding.rule) ? 0 : 1, order[finding.rule] ?? .max, finding.steps.count,
          index
        )
      )
    }.sorted { $0.rank < $1.rank }
    // A fault in something that screens share is told by steps beside other screens, if they show it.
    let shared = Dictionary(
      all.filter { $0.condition == .withOtherScreens && $0.isShownAlone }.map { ($0.rule, $0) }
    ) { first, _ in first }
    var known: Set<String> = []
    findings = ranked.map(\.finding).filter { known.insert($0.rule).inserted }
      .map { $0.isShownAlone ? $0 : shared[$0.rule] ?? $0 }
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
}

/// What speaks for a rule as the one that is broken.
private struct Votes {
  private let tallies: [String: CheckResult.Tally]
  private let wrong: Double
  private let cited: [String: Int]
  private let shortest: String?
  private let count: Double

  init(_ checks: [CheckResult], _ findings: [Finding]) {
    tallies = checks.first { $0.source == .scenarios }?.tallies ?? [:]
    wrong = Double(tallies.values.map { $0.wrongInTheEnd + $0.wrongBefore }.reduce(0, +))
    cited = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    shortest = findings.min { $0.steps.count < $1.steps.count }?.rule
    count = Double(findings.count)
  }

  func score(of rule: String) -> Double {
    let tally = tallies[rule] ?? CheckResult.Tally()
    let scenarios =
      tally.wrongInTheEnd == 0
      ? 0 : Double(tally.wrongInTheEnd) / (wrong * Double(tally.all)).squareRoot()
    let share = count == 0 ? 0 : Double(cited[rule] ?? 0) / count
    return 2 * scenarios + 0.5 * share + (shortest == rule ? 0.3 : 0)
  }
}
