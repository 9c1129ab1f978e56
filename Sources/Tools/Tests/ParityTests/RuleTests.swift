import AppDefinitions
import SharedSuite
import Testing
import TriptychParity

/// The rules of all apps, with their scenarios.
struct RuleTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `rules are numbered without gaps, those of every screen first`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let numbers = numbers(of: app)
    // S8 is about text fields, which only some apps have.
    let shared =
      ["S1", "S2", "S3", "S4", "S5", "S6", "S7"] + (numbers.contains("S8") ? ["S8"] : [])
    let own = numbers.dropFirst(shared.count)
    let prefix = try #require(own.first).prefix(2)
    #expect(numbers.prefix(shared.count) == shared[...])
    #expect(own == ArraySlice(own.indices.map { "\(prefix)\($0 - own.startIndex + 1)" }))
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule has two scenarios at least, or a condition`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(rulesWithTooFewScenarios(of: app) == [])
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `every rule knows where to look when it is broken`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(rulesWithoutHint(of: app) == [])
  }

  private func numbers(of app: some AppDefinition) -> [String] {
    app.rules.map(\.number)
  }

  private func rulesWithoutHint(of app: some AppDefinition) -> [String] {
    app.rules.filter { $0.hint == nil }.map(\.number)
  }

  private func rulesWithTooFewScenarios(of app: some AppDefinition) -> [String] {
    app.rules.filter { rule in
      rule.scenarios.count < 2 && rule.condition == nil
    }.map(\.number)
  }
}
