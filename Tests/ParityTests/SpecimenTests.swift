import AppRules
import AppScreens
import MVP
import Parity
import Testing

@testable import Specimens

struct SpecimenTests {
  /// The right code whose steps specimens override or replace.
  private static let bases = [
    Pattern(
      "MVC base", { @Sendable in MVCTokenCalculator() }, { @Sendable in MVCCalculator() },
      { @Sendable in MVCColourSelector() }, { @Sendable in MVCAddressForm() },
      { @Sendable in MVCMusicSearch() }),
    Pattern(
      "MVP base", { @Sendable in ViewScreen(MVPTokenCalculatorView(.init())) },
      { @Sendable in ViewScreen(MVPColourSelectorView(.init())) },
      { @Sendable in ViewScreen(MVPAddressFormPresenter.init) },
      { @Sendable in ViewScreen { MVPMusicSearchView(.init(service: $0)) } }),
    Pattern(
      "MVVM base", { @Sendable in ViewScreen(MVVMView(MVVMTokenCalculator())) },
      { @Sendable in ViewScreen(MVVMView(MVVMCalculator())) },
      { @Sendable in ViewScreen(MVVMView(MVVMColourSelector())) },
      { @Sendable in ViewScreen(MVVMAddressForm.init) },
      { @Sendable in ViewScreen { MVVMView(MVVMMusicSearch(service: $0)) } }),
    Specimen.tokenCalculator("plain token", breaks: "", origin: "").pattern,
    Specimen.calculator("plain four-function", breaks: "", origin: "").pattern,
    Specimen.colourSelector("plain colour", breaks: "", origin: "").pattern,
    Specimen.addressForm("plain address", breaks: "", origin: "").pattern,
    Specimen.musicSearch("plain music", breaks: "", origin: "").pattern,
  ]

  /// Those that crash, hang or end the process can only be run in one of their own.
  private static let fatal: Set = [
    "sum-traps", "division-traps", "hangs-on-long-number", "index-beyond-table", "quits-on-error",
    "zip-code-is-a-number", "unknown-date-traps",
  ]

  private static let harmless = TriptychSpecimens.all.filter { !fatal.contains($0.name) }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `what specimens are made of keeps every rule, and does the same`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let bases = Self.bases.filter { app.isWritten(in: $0) }
    let searches = app.usualSearches(states: 25, length: 2, gestures: 500)
    let report = Report(on: app, of: bases, searches: searches, walks: WalkBudget(count: 0))
    #expect(Set(report.rows.map(\.verdict)) == [.holds])
    #expect(report.isConforming)
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
  func `every app and every pattern has specimens`() {
    let specimens = TriptychSpecimens.all
    #expect(specimens.count >= 182)
    #expect(Set(specimens.map(\.app)) == Set(TriptychApps.all.map(\.name)))
    #expect(Set(specimens.map(\.architecture)) == [nil, "MVC", "MVP", "MVVM"])
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
