import Foundation
import Parity
import Testing

struct RuleTests {
  @Test(arguments: [("token", "TC", 9), ("four-function", "FF", 12), ("colour", "CS", 4)])
  func `an app has every rule of its own and of every screen, in order`(
    name: String, prefix: String, count: Int
  ) throws {
    let app = try #require(HouseApps.all.first { $0.name == name })
    #expect(numbers(of: app) == (1...6).map { "S\($0)" } + (1...count).map { "\(prefix)\($0)" })
  }

  @Test(arguments: HouseApps.all.map(\.name))
  func `every rule has two scenarios at least, one of them at its edge`(name: String) throws {
    let app = try #require(HouseApps.all.first { $0.name == name })
    #expect(rulesWithTooFewScenarios(of: app) == [])
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

  private func numbers(of app: some App) -> [String] {
    app.rules.map(\.number)
  }

  private func rulesWithTooFewScenarios(of app: some App) -> [String] {
    app.rules.filter { rule in
      rule.scenarios.count < 2 || !rule.scenarios.contains { $0.kind == .edge }
    }.map(\.number)
  }
}
