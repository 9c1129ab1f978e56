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
      [
        .make(1), .make(2), .step(1, "5"), .look(2), .step(2, "7"), .look(1), .look(2),
        .make(1), .look(1),
      ], of: CalculatorApp())
    #expect(looks.map(\.display.text) == ["0", "5", "7", "0"])
    #expect(looks.map(\.views) == [1, 1, 1, 1])
  }

  @Test func `views are counted as they are replaced`() throws {
    let looks = try looks(
      [
        .make(1), .step(1, "5"), .look(1), .step(1, "replace-view"), .look(1),
        .step(1, "replace-view"), .step(1, "6"), .look(1),
      ], of: CalculatorApp())
    #expect(looks.map(\.views) == [1, 2, 3])
    #expect(looks.map(\.display.text) == ["5", "5", "56"])
  }

  @Test func `a notation may be several steps`() throws {
    let looks = try looks([.make(1), .step(1, "12+3="), .look(1)], of: CalculatorApp())
    #expect(looks.map(\.display.text) == ["15"])
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
    [StageOperation.look(1)], [.make(1), .letGo(1), .look(1)], [.make(1), .step(2, "5")],
    [.answerWithdrawn(1, failing: false)], [.make(1), .step(1, "five")],
  ])
  func `what is asked of a screen that does not stand there, or in no notation, is an error`(
    operations: [StageOperation]
  ) {
    #expect(throws: (any Error).self) { try looks(operations, of: CalculatorApp()) }
  }

  @Test func `a display of more than a megabyte of text is not sent`() throws {
    func length(_ count: Int) throws -> Int {
      let text = String(repeating: "x", count: count)
      return try looks(
        [.make(1), .step(1, "input=\(text)"), .look(1)], of: TokenCalculatorApp()
      ).map(\.display.input.count).reduce(0, +)
    }
    // The total has one sign.
    #expect(try length((1 << 20) - 1) == (1 << 20) - 1)
    #expect(throws: StageFlood.self) { try length(1 << 20) }
  }
}
