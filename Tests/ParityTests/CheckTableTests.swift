import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// The checks that are made of an app's rules, in their order.
struct CheckTableTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `an app has the same checks as ever, in the same order`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(
      table(of: app.checks(of: .mvp, walks: WalkBudget(first: 5, count: 2))) == Self.tables[name])
  }

  private func table(of checks: [Check]) -> String {
    let lines = checks.enumerated().map { index, check in
      "\(check.index - index) \(check.app) \(check) \(check.reference ?? "-") \(check.walks.name) "
        + check.runs().map { $0.joined(separator: " ") }.joined(separator: "; ")
    }
    let modes = RunMode.allCases.map { mode in "\(checks.count { $0.mode == mode })" }
    return modes.joined(separator: " ") + " \(checks.count { $0.mode == nil }) \(Digest(lines))"
  }

  private static let tables: [String: String] = [
    "token": "41 53 52 1 1 1 1 52 1 0 52 1 0 5 5u0v27jiak1r",
    "four-function": "61 75 74 1 1 1 1 74 1 0 74 1 0 5 1i7urs4gn37gm",
    "colour": "20 30 29 1 1 1 1 29 1 0 29 1 0 4 2foly0ce9tssf",
    "address": "89 103 102 1 1 1 1 102 1 0 102 1 0 5 1eeujsc0e8cih",
    "music": "87 104 103 1 1 1 1 103 1 103 103 1 103 5 ah1qqln3mdqy",
  ]

  @Test(arguments: TriptychApps.all.map(\.name))
  func `a scenario is tried in the same modes as ever`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    let lines = app.trials(of: .mvp).flatMap { trial in
      ["\(trial.rule) \(trial.name) \(trial.asWritten)"] + trial.steps
        + trial.others.map { other in
          """
          \(other.rule) \(other.hint ?? "-") \(other.mode) \(other.isOnRelease) \(other.check) \
          \(other.steps.joined(separator: " "))
          """
        }
    }
    #expect("\(lines.count) \(Digest(lines))" == Self.trials[name])
  }

  private static let trials: [String: String] = [
    "token": "335 1gkjjxdn4iezu",
    "four-function": "1335 1o2hg09vshz8a",
    "colour": "434 32kii9uppcgae",
    "address": "1143 tkbg30ctnet",
    "music": "1450 29pjo7p4byngh",
  ]

  @Test func `without walks, or with no screen, there are fewer checks`() {
    let app = ColourSelectorApp()
    let none = app.checks(of: .mvp, walks: WalkBudget(count: 0))
    #expect(!none.contains { WalkBudget(inNameOfCheck: $0.name) != nil })
    #expect(none.count == app.checks(of: .mvp).count - 10)
    let missing = app.checks(of: Pattern("Mine"), reference: .mvp)
    #expect(missing.map(\.rule) == app.allRules.map(\.number))
    #expect(missing.allSatisfy { $0.mode == nil && $0.runs().isEmpty })
    #expect(Set(missing.map { $0.run().verdict }) == [.notWritten])
    #expect(Set(missing.map { $0.run().steps }) == [0])
    #expect(missing.map(\.index) == Array(missing.indices))
  }

  @Test func `checks are beside the specification, or beside what is asked for, or alone`() {
    let app = SmallApp([.turn(.green, on: true), .turn(.green, on: false)])
    #expect(ColourSelectorApp().checks(of: .mvp, reference: .mvp)[0].reference == "specification")
    #expect(app.checks(of: .mvp, reference: .mvp).last?.reference == "MVP")
    #expect(app.checks(of: .mvp, reference: Pattern("Mine")).last?.reference == nil)
    #expect(app.checks(of: .mvp).filter { $0.search != nil }.isEmpty)
    let searches = app.checks(of: .mvp, reference: .mvp).compactMap(\.search)
    #expect(searches == app.usualSearches())
    #expect(app.checks(of: .mvp, reference: .mvp).last?.name == "pumping, beside MVP")
  }

  @Test(
    arguments: [
      (WalkBudget(count: 1), "walk 1", [1]),
      (WalkBudget(first: 7, count: 3), "walks 7 to 9", [7, 8, 9]),
      (WalkBudget(first: .max, count: 2), "walks 18446744073709551615 to 0", [.max, 0]),
      (WalkBudget(count: 0), "walks 1 to 1", []), (WalkBudget(count: -1), "walks 1 to 1", []),
      (.few.seeded(1), "walks 1 to 6", [1, 2, 3, 4, 5, 6]),
      (.few.seeded(2), "walks 7 to 12", [7, 8, 9, 10, 11, 12]),
      (WalkBudget(first: 3, count: 1).seeded(4), "walk 6", [6]),
    ] as [(WalkBudget, String, [UInt64])])
  func `walks have a name and numbers`(walks: WalkBudget, name: String, numbers: [UInt64]) {
    #expect(walks.name == name)
    #expect(walks.numbers == numbers)
  }

  @Test(
    arguments: [
      ("walks 1 to 1000000", 1_000_000), ("walks 1 to 1000001", nil), ("walks 2 to 3, x, y", 2),
      ("walks 3 to 3", nil), ("walk 3", 1), ("walks 3 to 2", nil), (" walk 3", nil), ("3", nil),
      ("walks 3  to 4", nil), ("", nil), ("walk 3,", 1), ("walk 18446744073709551616", nil),
    ] as [(String, Int?)])
  func `the number of walks is read from a name, up to a million`(name: String, count: Int?) {
    #expect(WalkBudget(inNameOfCheck: name)?.count == count)
  }
}
