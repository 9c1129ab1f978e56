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
      Dictionary(grouping: app.checks(of: pattern).filter { $0.mode != nil }, by: \.rule)
        .sorted { $0.key < $1.key }
        .map { RuleChecks(checks: $1, testDescription: "\(app.name) \($0) \(pattern.name)") }
    }
  }
}

struct ConformanceTests {
  @Test(arguments: RuleChecks.all)
  func `a rule holds`(rule: RuleChecks) {
    for check in rule.checks {
      if let finding = check.run().finding { Issue.record("\(finding)") }
    }
  }

  @Test
  func `nothing is found in a pattern that keeps the rules and shows what is specified`() {
    for check in ColourSelectorApp().checks(of: .mvvm) {
      if let finding = check.run().finding { Issue.record("\(finding)") }
    }
  }

  @Test
  func `a lone pattern is compared with the specification by each search`() {
    let checks = ColourSelectorApp().checks(of: .mvvm).suffix(4)
    #expect(checks.map(\.rule) == ["parity", "parity", "parity", "parity"])
    #expect(
      checks.map(\.name) == [
        "every state, beside specification", "every short sequence, beside specification",
        "random gestures, beside specification", "pumping, beside specification",
      ])
    #expect(checks.map { $0.run().steps } == [20, 1_364, 10_000, 5_000])
  }

  @Test(arguments: TriptychApps.all.map(\.name), patterns.map(\.name))
  func `scenarios of rules that are decided in another mode are right as they are written`(
    name: String, pattern: String
  ) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let pattern = try #require(patterns.first { $0.name == pattern })
    #expect(wrongScenarios(of: app, in: pattern) == [])
  }

  private func wrongScenarios<Subject: AppDefinition>(of app: Subject, in pattern: Pattern)
    -> [String]
  {
    guard let makeScreen = app.screenFactory(in: pattern) else { return ["all"] }
    return app.rules.filter { $0.mode != .asWritten }.flatMap(\.scenarios).filter { scenario in
      let screen = makeScreen()
      let displays =
        [screen.display]
        + scenario.steps.map { step in
          screen.take(step)
          return screen.display
        }
      return displays != scenario.displays
    }.map(\.name)
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
    expectNone(app.search(.sequences(length: 3), over: patterns))
  }

  @Test(arguments: TriptychApps.all.map(\.name), UInt64(1)...4)
  func `steps by chance show what is specified in every pattern`(name: String, seed: UInt64) throws
  {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let patterns = app.besideSpecification(patterns)
    for search in app.usualSearches(states: 0, length: 0, gestures: 2_000, seed: seed).dropFirst(2)
    {
      expectNone(app.search(search, over: patterns))
    }
  }

  private func expectNone(_ result: SearchResult) {
    #expect(result.comparisons > 0)
    if let difference = result.difference { Issue.record("\(result.search): \(difference)") }
  }
}
