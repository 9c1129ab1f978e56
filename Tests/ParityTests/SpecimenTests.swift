import AppRules
import AppScreens
import MVP
import Parity
import Testing

@testable import Specimens

struct SpecimenTests {
  private static let bases = [
    Pattern(
      "MVC base", { @Sendable in MVCTokenCalculatorScreen() },
      { @Sendable in MVCCalculatorScreen() }, { @Sendable in MVCColourSelectorScreen() }),
    Pattern(
      "MVP base", { @Sendable in MVPTokenCalculatorScreen() },
      { @Sendable in MVPCalculatorScreen() }, { @Sendable in MVPColourSelectorScreen() }),
    Pattern(
      "MVVM base", { @Sendable in MVVMTokenCalculatorScreen() },
      { @Sendable in MVVMCalculatorScreen() }, { @Sendable in MVVMColourSelectorScreen() }),
  ]

  /// Those that crash, hang or end the process can only be run in one of their own.
  private static let fatal: Set = [
    "sum-traps", "division-traps", "hangs-on-long-number", "index-beyond-table", "quits-on-error",
  ]

  private static let harmless = TriptychSpecimens.all.filter { !fatal.contains($0.name) }

  @Test(arguments: TriptychApps.all.map(\.name), bases.map(\.name))
  func `a base that nobody overrides keeps every rule`(app: String, base: String) throws {
    let base = try #require(Self.bases.first { $0.name == base })
    let app = try #require(TriptychApps.all.first { $0.name == app })
    let report = Report(on: app, of: [base], searches: [])
    #expect(Set(report.rows.map(\.verdict)) == [.holds])
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `the bases do the same`(app: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == app })
    for search in app.usualSearches(gestures: 500) {
      let result = app.search(search, over: Self.bases)
      #expect(result.comparisons > 0)
      #expect(result.difference == nil)
    }
  }

  @Test(arguments: harmless.map(\.name))
  func `a specimen is found by the rule that it breaks`(name: String) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == specimen.app })
    let checks = app.checks(of: specimen.pattern).filter { $0.rule == specimen.rule }
    #expect(checks.contains { $0.run(shrinking: false).finding != nil })
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every scenario that decides as it is written finds some specimen`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let all = Set(app.checks(of: .mvp).filter { $0.mode == .asWritten }.map(Self.scenario))
    let found = Self.harmless.filter { $0.app == name }.flatMap { specimen in
      app.checks(of: specimen.pattern).filter { check in
        check.mode == .asWritten && check.run(shrinking: false).finding != nil
      }.map(Self.scenario)
    }
    #expect(all.subtracting(found) == [])
  }

  private static func scenario(_ check: Check) -> String {
    "\(check.rule) \(check.name)"
  }

  @Test
  func `no two specimens have the same name`() {
    let names = TriptychSpecimens.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Self.fatal.isSubset(of: names))
  }

  @Test(arguments: TriptychSpecimens.all.map(\.name))
  func `a specimen says how people come to write it, and of which rule of which app it is`(
    name: String
  ) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    #expect(!specimen.origin.isEmpty)
    #expect(specimen.pattern.name == specimen.name)
    let app = try #require(TriptychApps.all.first { $0.name == specimen.app })
    #expect(app.allRuleNumbers.contains(specimen.rule))
  }

  @Test
  func `every pattern has specimens of every app`() {
    let count = Dictionary(grouping: TriptychSpecimens.all) { "\($0.architecture) \($0.app)" }
      .mapValues(\.count)
    #expect(count.values.reduce(0, +) >= 36)
    for architecture in ["MVC", "MVP", "MVVM"] {
      for app in TriptychApps.all {
        #expect(count["\(architecture) \(app.name)", default: 0] >= 4)
      }
    }
    #expect(count.count == 9)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule of every app has a specimen that breaks it`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let rules = Set(TriptychSpecimens.all.filter { $0.app == name }.map(\.rule))
    #expect(rules == app.allRuleNumbers)
  }
}

extension AppDefinition {
  fileprivate var allRuleNumbers: Set<String> { Set(allRules.map(\.number)) }
}
