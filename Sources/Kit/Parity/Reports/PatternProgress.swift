import AppScreens
import TextLayout

/// The progress of a pattern with an app: how many rules hold, and which is next.
public struct PatternProgress: Sendable, Codable {
  /// The name of the app.
  public let app: String

  /// The name of the pattern.
  public let pattern: String

  /// The number of rules that hold.
  public let holding: Int

  /// The number of rules in all.
  public let rules: Int

  /// The number of the rule to work on next; nil when all hold.
  ///
  /// It is the broken one that explains best what is wrong; where none is broken, the first that does
  /// not hold, in the order in which one builds.
  public let next: String?

  /// The statement of the next rule.
  public let statement: String?

  /// The first finding against the next rule, or a difference when all hold; nil if nothing was found.
  public let finding: Finding?

  /// The numbers of the other broken rules, which may be so for the same reason.
  public let others: [String]

  /// The other broken rules in a line; nil if there are none.
  public var alsoBroken: String? {
    others.isEmpty ? nil : "also broken, perhaps for the same reason: \(others.listed)"
  }

  /// The number of rules that are not decided, since not all of their checks were run.
  public let undecided: Int

  /// The checks that were not run, or not to their end, and why: a sentence for each reason.
  public let remarks: [String]

  /// True if every rule was run and holds, and nothing was found besides.
  public var isComplete: Bool { holding == rules && finding == nil && remarks.isEmpty }
}

extension PatternProgress: CustomStringConvertible {
  /// A line such as `VIPER, four-function: 7 of 18 rules hold, next is FF2`, the rule, and the finding.
  public var description: String {
    let place = next.map { ", next is \($0)" } ?? ""
    let unchecked =
      finding == nil && !isComplete ? "no check of it was run; has it scenarios?" : nil
    let open = undecided > 0 && finding != nil ? ", \(undecided) not decided" : ""
    let lines = [
      "\(pattern), \(app): \(holding) of \(rules) rules hold\(open)\(place)", statement,
      finding.map { "\($0)" } ?? (remarks.isEmpty ? unchecked : nil), alsoBroken.map { "  \($0)" },
    ]
    return (lines.compactMap(\.self) + remarks).joined(separator: "\n")
  }
}

extension AppDefinition {
  /// The progress of a pattern, by all of ``checks(of:reference:walks:)``.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - reference: A pattern that is known to keep the rules, to compare with when all of them hold.
  ///   - runner: Where to run it all; this process unless given.
  /// - Returns: How many rules hold, which is next, and the first finding.
  public func progress(
    of pattern: Pattern, reference: Pattern? = nil, in runner: any CheckRunner = InProcess()
  ) -> PatternProgress {
    let results = CheckResults(of: self, pattern, in: runner)
    if let finding = results.nextRule.flatMap({
      results.findings(against: $0.number, reference: reference).first
    }) {
      return results.progress(with: finding)
    }
    let searches = checks(of: pattern, reference: reference).filter { $0.mode == nil }
    var obstacles: [String] = []
    for search in searches {
      let result = runner.run(search, of: self, shrinking: true)
      if let finding = result.finding { return results.progress(with: finding) }
      if let obstacle = result.obstacle {
        obstacles.append("\(search.name) not run to the end: \(obstacle)")
      }
    }
    return results.progress(with: nil, obstacles: obstacles)
  }
}

extension CheckResults {
  /// The progress, with the finding that there is against the next rule, or besides all rules.
  func progress(with finding: Finding?, obstacles: [String] = []) -> PatternProgress {
    // All scenarios may hold where a search finds a rule to be broken.
    let next = nextRule ?? rules.first { $0.number == finding?.rule }
    let open = Set([next?.number].compactMap(\.self))
    return PatternProgress(
      app: app.name, pattern: pattern.name,
      holding: decided.count { verdict(on: $0.number) == .holds && !open.contains($0.number) },
      rules: decided.count, next: next?.number, statement: next?.statement, finding: finding,
      others: Array(ranking.dropFirst()),
      undecided: decided.count { verdict(on: $0.number) == .notRun }, remarks: remarks + obstacles)
  }

  /// The rule to work on next: the broken one that explains best, or the first in the order in which
  /// one builds.
  var nextRule: Rule<Subject.Gesture, Subject.Display>? {
    if let first = ranking.first { return rules.first { $0.number == first } }
    let open = decided.filter { verdict(on: $0.number) != .holds }
    let ordered = Rule.Stage.allCases.flatMap { stage in open.filter { $0.stage == stage } }
    return ordered.first { !indices(against: $0.number).isEmpty } ?? ordered.first
  }
}
