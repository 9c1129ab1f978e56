import AppRules
import AppScreens
import Testing

@testable import Parity

/// The rules of all apps, with their scenarios.
struct RuleTableTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `every scenario has a name of its own within its rule, and is typical or an edge`(
    name: String
  ) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(unclearRules(of: app) == [])
  }

  private func unclearRules(of app: some AppDefinition) -> [String] {
    app.allRules.filter { rule in
      let names = rule.scenarios.map(\.name)
      return Set(names).count < names.count || names.contains { $0.count < 4 }
        || rule.statement.count < 20 || rule.statement.last != "." || rule.why == ""
        || rule.hint == ""
    }.map(\.number)
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `each rule has its scenarios, typical ones and edges`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(scenarios(of: app) == Self.scenarios[name])
  }

  private func scenarios(of app: some AppDefinition) -> String {
    app.rules.map { rule in
      let kinds = rule.scenarios.map { $0.kind == .typical ? "t" : "e" }.joined()
      return "\(rule.number) \(kinds)"
    }.joined(separator: ", ")
  }

  private static let scenarios: [String: String] = [
    "token":
      """
    S1 te, S2 te, S3 tee, S4 te, S5 tee, S6 te, TC1 te, TC2 tee, TC3 ttee, TC4 tteeeee, TC5 \
    tee, TC6 teee, TC7 ttee, TC8 teee, TC9 teeeee
    """,
    "four-function":
      """
    S1 te, S2 te, S3 teee, S4 te, S5 eeee, S6 te, FF1 tee, FF2 tteeee, FF3 tteee, FF4 tee, FF5 \
    tte, FF6 tteeee, FF7 tee, FF8 tte, FF9 teeeeeeeeee, FF10 teeee, FF11 teee, FF12 teeee
    """,
    "colour":
      """
    S1 te, S2 te, S3 te, S4 te, S5 te, S6 te, CS1 tee, CS2 tteee, CS3 tee, CS4 teeee
    """,
    "address":
      """
    S1 te, S2 te, S3 teee, S4 te, S5 teee, S6 te, AF1 te, AF2 tteee, AF3 teee, AF4 tteee, AF5 \
    teee, AF6 tteee, AF7 teeee, AF8 teeee, AF9 tteee, AF10 teeeee, AF11 ttee, AF12 tee, AF13 \
    teeee, AF14 tteeeeee, AF15 teeeeeee, AF16 tteeee, AF17 teeee
    """,
    "music":
      """
    S1 te, S2 te, S3 tee, S4 te, S5 tee, S6 te, MS1 tee, MS2 teeeee, MS3 tteee, MS4 tteee, MS5 \
    teee, MS6 tteee, MS7 tteee, MS8 tteeeeeee, MS9 tteee, MS10 tee, MS11 ttteee, MS12 teeee, \
    MS13 tteeee, MS14 tteee, MS15 te, MS16 teeee, MS17 teee, MS18 teeee
    """,
  ]
}
