import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// The checks that are made of an app's rules, in their order.
struct CheckTableTests {
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
