import AppRules
import AppScreens
import MVP
import Parity
import Testing

@testable import Specimens

struct RightScreenTests {
  /// Each screen has a share of the checks, the next one another; `specimens --right` runs them all.
  private static let shares = 8

  @Test(arguments: TriptychSpecimens.right.map(\.name))
  func `nothing is said about a right screen, in its share of the checks`(name: String) throws {
    let (screen, app) = try find(name)
    let number = TriptychSpecimens.right.filter { $0.app == app.name }.map(\.name)
      .firstIndex(of: name)
    let checks = app.checks(of: screen.pattern).filter { $0.mode != nil }.enumerated()
      .filter { index, _ in index % Self.shares == number.map { $0 % Self.shares } }
    #expect(checks.count > 15)
    for (_, check) in checks { #expect(check.run(shrinking: false).finding == nil) }
  }

  @Test(arguments: TriptychSpecimens.right.map(\.name))
  func `nothing is said about a right screen, in any search`(name: String) throws {
    let (screen, app) = try find(name)
    for search in app.usualSearches(states: 10, length: 2, gestures: 200) {
      let result = app.search(search, over: [.mvp, screen.pattern])
      #expect(result.difference == nil)
      #expect(result.patterns.count == 2)
    }
  }

  @Test
  func `a right screen is examined by every rule and every search`() throws {
    let (screen, app) = try find("words-by-bits")
    let report = app.examine(screen, beside: .mvp)
    #expect(report.isClean)
    #expect(report.broken == [])
    #expect(report.finding == nil)
    #expect(report.difference == nil)
  }

  @Test
  func `a wrong screen that is said to be right is told as a false alarm`() throws {
    let screen = RightScreen("in-order-of-turning", of: "colour", technique: "A list.") {
      ViewScreen(
        PlainColourSelector(turn: PlainColourSelector.turn, words: PlainColourSelector.list))
    }
    let app = try #require(TriptychApps.all.first { $0.name == screen.app })
    let report = app.examine(screen, beside: .mvp)
    #expect(!report.isClean)
    #expect(report.broken.contains("CS3"))
    #expect(report.finding?.rule == "CS3")
    #expect(report.difference != nil)
  }

  @Test
  func `there are right screens of every app, each with a name of its own and a technique`() {
    let screens = TriptychSpecimens.right
    #expect(screens.count >= 25)
    #expect(Set(screens.map(\.app)) == Set(TriptychApps.all.map(\.name)))
    let names = screens.map(\.name) + TriptychSpecimens.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(screens.allSatisfy { !$0.technique.isEmpty && $0.pattern.name == $0.name })
  }

  private func find(_ name: String) throws -> (RightScreen, any AppDefinition) {
    let screen = try #require(TriptychSpecimens.right.first { $0.name == name })
    return (screen, try #require(TriptychApps.all.first { $0.name == screen.app }))
  }
}
