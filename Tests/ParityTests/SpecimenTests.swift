import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity
@testable import Specimens

/// The gallery of wrong screens: each breaks its rule, and is right otherwise.
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

  /// A handful over all apps and patterns.
  ///
  /// Those of S5 end the process, so they are elsewhere. The whole gallery is a program of its own.
  private static let examples = TriptychSpecimens.all.filter { $0.rule != "S5" }.enumerated()
    .filter { $0.offset % 12 == 0 }.map(\.element.name)

  @Test(arguments: TriptychApps.all.map(\.name))
  func `what specimens are made of keeps every rule`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let bases = Self.bases.filter { app.isWritten(in: $0) }
    let report = Report(
      on: app, of: bases, searches: [.sequences(length: 2)],
      selecting: CheckSelection { $0.mode == .asWritten })
    for finding in report.rows.flatMap(\.findings) { Issue.record("\(finding)") }
    #expect(report.difference == nil)
  }

  @Test(arguments: examples)
  func `a specimen is found by the rule that it breaks`(name: String) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == specimen.app })
    let checks = app.checks(of: specimen.pattern).filter { $0.rule == specimen.rule }
    #expect(checks.contains { $0.run(shrinking: false).finding != nil })
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule of every app has a specimen that breaks it`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let rules = Set(TriptychSpecimens.all.filter { $0.app == name }.map(\.rule))
    #expect(rules == app.allRuleNumbers)
  }

  @Test
  func `no two screens of the gallery have the same name`() {
    let names = TriptychSpecimens.all.map(\.name) + TriptychSpecimens.right.map(\.name)
    #expect(Set(names).count == names.count)
  }
}

extension AppDefinition {
  fileprivate var allRuleNumbers: Set<String> { Set(allRules.map(\.number)) }
}
