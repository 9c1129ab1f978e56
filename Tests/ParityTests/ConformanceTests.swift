import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Parity
import Testing

private let patterns: [Pattern] = [.mvc, .mvp, .mvvm]

/// The checks of one rule over one pattern, which are one case of a test.
struct RuleChecks: Sendable, CustomTestStringConvertible {
  let checks: [Check]

  /// Such as `address AF3 MVP`.
  let testDescription: String

  static let all = TriptychApps.all.flatMap { app in
    patterns.flatMap { pattern in
      // The searches are taken over all patterns at once, below.
      // Memory is counted where nobody else takes any: in `verify`, and in a test of its own.
      let checks = app.checks(of: pattern).filter {
        $0.mode != nil && $0.mode != .countingMemory
      }
      return Dictionary(grouping: checks, by: \.rule).sorted { $0.key < $1.key }
        .map { RuleChecks(checks: $1, testDescription: "\(app.name) \($0) \(pattern.name)") }
    }
  }
}

/// The five apps in the three patterns, which must all behave alike.
struct ConformanceTests {
  @Test(arguments: RuleChecks.all)
  func `a rule holds`(rule: RuleChecks) {
    for check in rule.checks {
      if let finding = check.run().finding { Issue.record("\(finding)") }
    }
  }

  @Test(arguments: TriptychApps.all.map(\.name), patterns)
  func `every rule has checks over every pattern`(name: String, pattern: Pattern) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let rules = app.checks(of: pattern).filter { $0.mode != nil }.map(\.rule)
    #expect(Set(rules) == Set(numbers(of: app)))
  }

  private func numbers(of app: some AppDefinition) -> [String] {
    app.allRules.map(\.number)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every sequence of a few gestures shows what is specified in every pattern`(name: String)
    throws
  {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let patterns = app.besideSpecification(patterns)
    expectNone(app.search(.states(limit: 100), over: patterns))
    expectNone(app.search(.sequences(length: 2), over: patterns))
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `steps by chance show what is specified in every pattern`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let patterns = app.besideSpecification(patterns)
    for search in app.usualSearches(states: 0, length: 0, gestures: 1_000, seed: 1).dropFirst(2) {
      expectNone(app.search(search, over: patterns))
    }
  }

  private func expectNone(_ result: SearchResult) {
    #expect(result.comparisons > 0)
    if let difference = result.difference { Issue.record("\(result.search): \(difference)") }
  }
}
