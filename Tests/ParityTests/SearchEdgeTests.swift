import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What searches cover, where they end, and what they make of small apps.
struct SearchEdgeTests {
  private let turn = ColourSelectorGesture.turn(.green, on: true)

  @Test(arguments: [
    Search.random(gestures: 1_500, seed: 3), .texts(gestures: 1_500, seed: 3),
    .pumping(gestures: 1_500, seed: 3),
  ])
  func `as many gestures are made as were asked for, and new views are not among them`(
    search: Search
  ) {
    let result = TokenCalculatorApp().search(search, over: [.mvp])
    #expect(result[.gestures] == 1_500)
    #expect(result.comparisons == 1_500)
    #expect(result[.replacements] > 0)
    #expect(result[.runs] > 2)
    #expect(result.isComplete)
  }

  @Test(arguments: [
    Search.random(gestures: 0, seed: 1), .texts(gestures: 100, seed: 1),
    .values(gestures: 100, seed: 1), .pumping(gestures: 0, seed: 1),
  ])
  func `where there is nothing to do no screen is made for it, and all is done`(search: Search) {
    let result = ColourSelectorApp().search(search, over: [.mvp])
    #expect(result[.gestures] == 0)
    #expect(result[.runs] == 0)
    #expect(result[.replacements] == 0)
    #expect(result.isComplete)
  }

  @Test func `another seed makes other walks`() {
    let found = (1...4 as ClosedRange<UInt64>).map { seed in
      ColourSelectorApp().search(.random(gestures: 2_000, seed: seed), over: [.mvp])[.runs]
    }
    #expect(Set(found).count > 1)
  }

  @Test func `an app with one step, or with none, has few sequences`() {
    let one = SmallApp([turn])
    #expect(one.sequences(upTo: 3) == 3)
    #expect(one.sequences(upTo: 0) == 0)
    #expect(one.sequences(upTo: -1) == 0)
    #expect(one.usualLength == 8)
    let result = one.search(.sequences(length: 3), over: [.mvp])
    #expect(result[.sequences] == 3)
    #expect(result.isComplete)
    let none = SmallApp([])
    #expect(none.sequences(upTo: 3) == 0)
    #expect(none.search(.sequences(length: 3), over: [.mvp]).isComplete)
    #expect(SmallApp(ColourSelectorGesture.allCases).sequences(upTo: 2) == 4 + 16)
  }

  @Test func `a report's searches keep to what they are given, and to what suits the app`() {
    #expect(
      TokenCalculatorApp().usualSearches(states: 7, length: 2, gestures: 100, seed: 9) == [
        .states(limit: 7), .sequences(length: 2), .random(gestures: 100, seed: 9),
        .texts(gestures: 25, seed: 9), .pumping(gestures: 50, seed: 9),
      ])
    let usual = CalculatorApp().usualSearches()
    #expect(usual.first == .states(limit: CalculatorApp().usualStates))
    #expect(usual.contains { if case .values = $0 { true } else { false } })
    #expect(usual.allSatisfy { !$0.isGuided })
    #expect(Search.guided(seconds: 1).isGuided)
  }

  @Test func `a search by time ends with the first difference, and tells by which steps`() throws {
    let result = ColourSelectorApp().search(
      .guided(seconds: 60), over: [.mvp, .faulty(.namedInOrder)])
    let difference = try #require(result.difference)
    #expect(difference.steps.count == 2)
    #expect(result[.gestures] > 0)
    #expect(result[.runs] > 0)
    #expect(!result.isComplete)
  }

  @Test(arguments: [
    ("", false), ("1", false), ("12", false), ("1+", false), ("12+", true), ("+-", false),
  ])
  func `numbers are typed where there are two digits and something else`(
    keys: String, isTyping: Bool
  ) {
    #expect((NumberKeys(FewKeysApp(keys)) != nil) == isTyping)
  }

  @Test func `a result counts in what its search is made of`() {
    func comparisons(_ search: Search) -> Int {
      var result = SearchResult(of: search, over: [])
      for (index, quantity) in SearchResult.Quantity.allCases.enumerated() {
        result[quantity] = 1 << index
      }
      return result.comparisons
    }
    let searches: [Search] = [
      .states(limit: 1), .sequences(length: 1), .random(gestures: 1, seed: 1),
      .texts(gestures: 1, seed: 1), .values(gestures: 1, seed: 1), .pumping(gestures: 1, seed: 1),
      .guided(seconds: 1), .steps([]),
    ]
    #expect(searches.map(comparisons) == [2, 4, 8, 8, 8, 8, 16, 16])
    #expect(searches.map(\.isGuided) == [false, false, false, false, false, false, true, false])
  }
}
