import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Specimens
import Testing

@testable import Parity

/// The screens on a stage, as the process that shows them has them.
struct StageSessionTests {
  private typealias Look<App: AppDefinition> = StageLook<App.Display>

  private func looks<App: AppDefinition>(
    _ operations: [StageOperation], of app: App, in pattern: Pattern = .mvp
  ) throws -> [Look<App>] {
    let makeScreen = try #require(app.screenFactory(in: pattern))
    let data = try StageSession(app, makeScreen).run(operations)
    return try JSONDecoder().decode([Look<App>].self, from: data)
  }

  @Test func `screens stand side by side, and each takes its own steps`() throws {
    let looks = try looks(
      [.make(1), .make(2), .step(1, "5"), .look(2), .step(2, "7"), .look(1), .look(2)],
      of: CalculatorApp())
    #expect(looks.map(\.display.text) == ["0", "5", "7"])
  }

  @Test func `views are counted as they are replaced`() throws {
    let looks = try looks(
      [.make(1), .step(1, "5"), .look(1), .step(1, "replace-view"), .look(1)],
      of: CalculatorApp())
    #expect(looks.map(\.views) == [1, 2])
    #expect(looks.map(\.display.text) == ["5", "5"])
  }

  @Test(arguments: [("last-answer-wins", false), ("stale-failure-shown", true)])
  func `a screen that takes what it has withdrawn is seen to do so`(
    name: String, isFailing: Bool
  ) throws {
    let wrong = try #require(TriptychSpecimens.all.first { $0.name == name }).pattern
    let looks = try looks(
      [
        .make(1), .step(1, "query=IU"), .step(1, "query=zz"), .look(1),
        .answerWithdrawn(1, failing: isFailing), .look(1),
      ], of: MusicSearchApp(), in: wrong)
    #expect(looks[0].display.status == "Searching for zz")
    #expect(looks[1].display.status.hasPrefix("Search failed") == isFailing)
    #expect(looks[1].display.rows.isEmpty == isFailing)
  }

  @Test(arguments: [
    [StageOperation.look(1)], [.make(1), .letGo(1), .look(1)], [.make(1), .step(1, "five")],
  ])
  func `what is asked of a screen that does not stand there, or in no notation, is an error`(
    operations: [StageOperation]
  ) {
    #expect(throws: (any Error).self) { try looks(operations, of: CalculatorApp()) }
  }

  @Test func `a display of more than a megabyte of text is not sent`() {
    let text = String(repeating: "x", count: 1 << 20)
    #expect(throws: StageFlood.self) {
      try looks([.make(1), .step(1, "input=\(text)"), .look(1)], of: TokenCalculatorApp())
    }
  }
}
