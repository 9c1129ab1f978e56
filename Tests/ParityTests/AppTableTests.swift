import AppRules
import AppScreens
import Testing

@testable import Parity

/// The apps, with their titles, notations, steps and demonstrations.
struct AppTableTests {
  @Test func `the apps come in their order`() {
    #expect(
      TriptychApps.all.map(\.name) == ["token", "four-function", "colour", "address", "music"])
  }

  @Test(arguments: TriptychApps.all.map(\.name))
  func `each app has its title, its notation, its steps and its demonstration`(
    name: String
  ) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(facts(of: app) == Self.facts[name])
  }

  private func facts(of app: some AppDefinition) -> [String] {
    let kinds = app.textKinds.map { "\($0): \($1)" }.sorted()
    return [
      app.title, app.notation, app.demonstration.joined(separator: " "),
      app.steps.map(\.notation).joined(separator: " "), "\(app.usualStates)",
      kinds.joined(separator: ", "),
    ]
  }

  private static let facts: [String: [String]] = [
    "token": [
      "Token calculator", "separators=TEXT, input=TEXT; TEXT is all that the field holds then",
      "separators=,; input=1,2;x,40 separators=; replace-view input=5;-3",
      """
      separators= separators=, separators=,; separators=-1 input= input=1,2;3 input=21-3 \
      input=9223372036854775807,1
      """,
      "200", "input: numbers, separators: characters",
    ],
    "four-function": [
      "Four-function calculator", "0 to 9, + - * / = and AC; keys can follow one another: 12+3*4=",
      "5/2= + + replace-view 1=", "7 8 9 + 4 5 6 - 1 2 3 * AC 0 = /", "200", "",
    ],
    "colour": [
      "Colour selector", "green=on, green=off, yellow=on, yellow=off",
      "yellow=on green=on replace-view yellow=off", "green=on yellow=on green=off yellow=off",
      "200", "",
    ],
    "address": [
      "Address form",
      "street=TEXT, city=TEXT, state=TEXT, zip=TEXT, update; arrive=1 Main|Seoul|Jung|04524",
      "street= 2 High update arrive=1 Main|Seoul|Jung|04524 replace-view update city= update",
      """
      street= street= 1 Main street=2 High city= city=Seoul state=  state=Jung zip= zip=04524 \
      update arrive=1 Main|Seoul|Jung|04524 arrive=2 High|Busan|Nam|04524
      """,
      "2000", "arrive: words, city: words, state: words, street: words, zip: words",
    ],
    "music": [
      "Music search",
      "query=TEXT, retry; reply=1, fail=1,networking (or data, parsing): 1 is the oldest request",
      "query=IU fail=1,networking retry query=BTS replace-view reply=2 reply=1",
      """
      query= query=IU query=IU  query=BTS query=C query=zz retry reply=1 reply=2 \
      fail=1,networking fail=1,parsing fail=2,data
      """,
      "2000", "query: words",
    ],
  ]
}
