import AppRules
import Foundation
import Parity
import Testing

struct RuleTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `rules are numbered without gaps, those of every screen first`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let numbers = numbers(of: app)
    let own = numbers.dropFirst(6)
    let prefix = try #require(own.first).prefix(2)
    #expect(numbers.prefix(6) == ["S1", "S2", "S3", "S4", "S5", "S6"])
    #expect(own == ArraySlice(own.indices.map { "\(prefix)\($0 - own.startIndex + 1)" }))
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule has two scenarios at least, one of them at its edge`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(rulesWithTooFewScenarios(of: app) == [])
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule knows where to look when it is broken`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(rulesWithoutHint(of: app) == [])
  }

  @Test
  func `random numbers are those of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  private func numbers(of app: some AppDefinition) -> [String] {
    app.rules.map(\.number)
  }

  private func rulesWithoutHint(of app: some AppDefinition) -> [String] {
    app.allRules.filter { $0.hint == nil }.map(\.number)
  }

  private func rulesWithTooFewScenarios(of app: some AppDefinition) -> [String] {
    app.rules.filter { rule in
      rule.scenarios.count < 2 || !rule.scenarios.contains { $0.kind == .edge }
    }.map(\.number)
  }
}
