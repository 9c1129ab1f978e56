import AppScreens
import Foundation
import SharedSuite
import TriptychTerminal

/// What the kit says of patterns on one app.
public struct Report: Sendable, Encodable {
  /// The name of the app.
  public let app: String

  /// What it says of each pattern.
  public let patterns: [PatternReport]

  /// The faults of the file of rules: scenarios that contradict the specification, each with file and line.
  public var faultsInRules: [String] { patterns.flatMap(\.faultsInRules).uniqued }

  /// Indicates whether every rule was tried and holds in every pattern.
  public var isConforming: Bool {
    !patterns.isEmpty && patterns.allSatisfy(\.isConforming)
  }

  fileprivate init(_ app: String, _ patterns: [PatternReport]) {
    (self.app, self.patterns) = (app, patterns)
  }

  /// The reports on several apps, whose checks are run at the same time where that disturbs none.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - patterns: The patterns.
  ///   - effort: How much to try.
  ///   - rule: The number of the only rule to decide; all unless given.
  ///   - makeRunner: Makes a place to take the walks of one pattern.
  /// - Returns: A report on each app, in the same order.
  public static func all(
    on apps: [any AppDefinition], of patterns: [Pattern], effort: Effort, rule: String? = nil,
    in makeRunner: @escaping @Sendable () -> any Runner
  ) -> [Report] {
    let checks = apps.map { $0.checks(of: patterns, effort: effort, deciding: rule) }
    var results = checks.flatMap(\.self).resultsInParallel(makeRunner)[...]
    return zip(apps, checks).map { app, checks in
      let own = results.prefix(checks.count)
      results = results.dropFirst(checks.count)
      return app.report(on: patterns, checks, Array(own), rule: rule)
    }
  }
}

extension AppDefinition {
  /// What the results of checks say of patterns.
  fileprivate func report(
    on patterns: [Pattern], _ checks: [Check], _ results: [[CheckResult]], rule: String?
  ) -> Report {
    Report(
      name,
      patterns.map { pattern in
        let own = zip(checks, results).compactMap { check, results in
          check.patterns.firstIndex(of: pattern.name).map { results[$0] }
        }
        return PatternReport(of: self, pattern, own, deciding: rule)
      })
  }

  /// Runs every check of this app over one pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - effort: How much to try; little unless given.
  ///   - rule: The number of the only rule to decide; all unless given.
  ///   - runner: Where to take the walks; this process unless given.
  /// - Returns: The verdict on each rule, and what was found.
  public func report(
    on pattern: Pattern, effort: Effort = .little, deciding rule: String? = nil,
    in runner: any Runner = InProcess()
  ) -> PatternReport {
    let checks = checks(of: [pattern], effort: effort, deciding: rule)
    return PatternReport(
      of: self, pattern, checks.map { $0.run(in: runner) }, deciding: rule,
      invocation: runner.invocation)
  }

  /// Runs every check of this app over one pattern, whose screens may live on the main actor.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - effort: How much to try; little unless given.
  ///   - rule: The number of the only rule to decide; all unless given.
  ///   - runner: Where to take the walks; this process unless given.
  /// - Returns: The verdict on each rule, and what was found.
  public func report(
    on pattern: Pattern, effort: Effort = .little, deciding rule: String? = nil,
    in runner: any Runner = InProcess()
  ) async -> PatternReport {
    var results: [CheckResult] = []
    for check in checks(of: [pattern], effort: effort, deciding: rule) {
      results.append(await check.run(in: runner))
    }
    return PatternReport(of: self, pattern, results, deciding: rule, invocation: runner.invocation)
  }

  /// The checks that can decide a rule; all where none is named, and none without a screen.
  func checks(of patterns: [Pattern], effort: Effort, deciding rule: String?) -> [Check] {
    let written = patterns.filter(isWritten)
    return written.isEmpty
      ? []
      : checks(of: written, effort: effort).filter { check in
        rule == nil || check.condition == .plain || self.rule(on: check.condition)?.number == rule
      }
  }

  /// True if a pattern makes a screen for the app.
  public func isWritten(in pattern: Pattern) -> Bool {
    screenFactory(in: pattern) != nil
  }
}
