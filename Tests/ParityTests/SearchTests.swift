import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import MVVM
import Testing

@testable import Parity

/// The searches for a difference, and what is left of the steps that led to one.
struct SearchTests {
  private let app = ColourSelectorApp()

  @Test
  func `a screen with few states is explored until nothing new turns up`() {
    let result = app.search(.states(limit: 200), over: [.mvp, .mvvm])
    #expect(result.isComplete)
    #expect(result[.states] == 4)
    #expect(result.difference == nil)
  }

  @Test
  func `a screen with states without number is given up at the limit, and not called complete`() {
    let result = CalculatorApp().search(.states(limit: 50), over: [.mvp, .mvvm])
    #expect(!result.isComplete)
    #expect(result[.states] == 50)
  }

  @Test(arguments: [
    (FaultyScreen.Fault.emptyAtFirst, [String]()),
    (.namedInOrder, ["yellow=on", "green=on"]),
    (.forgottenOnReplacing, ["green=on", "replace-view"]),
  ])
  func `exploring finds a fault in as few steps as it takes`(
    fault: FaultyScreen.Fault, steps: [String]
  ) {
    #expect(search(.states(limit: 200), for: fault).difference?.steps == steps)
  }

  @Test
  func `every sequence up to a length is compared`() {
    let result = CalculatorApp().search(.sequences(length: 2), over: [.mvp, .mvvm])
    #expect(result[.sequences] == 16 + 16 * 16)
    #expect(result.isComplete)
    #expect(result.difference == nil)
  }

  @Test
  func `the first sequence that shows a difference is found`() {
    let result = search(.sequences(length: 4), for: .namedInOrder)
    #expect(result.difference?.steps == ["yellow=on", "green=on"])
    #expect(!result.isComplete)
    #expect(search(.sequences(length: 1), for: .namedInOrder).difference == nil)
  }

  @Test(arguments: [
    Search.states(limit: 9), .sequences(length: 0), .random(gestures: 0, seed: 1),
  ])
  func `a difference at first is found before any gesture`(search: Search) {
    #expect(self.search(search, for: .emptyAtFirst).difference?.steps == [])
  }

  @Test(arguments: [
    (FaultyScreen.Fault.namedInOrder, ["yellow=on", "green=on"]),
    (.forgottenOnReplacing, ["green=on", "replace-view"]),
  ])
  func `of random steps those are left that the difference needs, and a seed gives them again`(
    fault: FaultyScreen.Fault, steps: [String]
  ) {
    let result = search(.random(gestures: 1_000, seed: 3), for: fault)
    #expect(result.difference?.steps.sorted() == steps.sorted())
    #expect(!result.isComplete)
    #expect(
      result.difference == search(.random(gestures: 1_000, seed: 3), for: fault).difference)
  }

  @Test
  func `random runs are long enough for a fault that comes late`() throws {
    let result = search(.random(gestures: 4_000, seed: 1), for: .tiredAfterTwenty)
    let difference = try #require(result.difference)
    #expect(difference.steps.count == 21)
  }

  @Test
  func `each step to a difference is told with what every pattern showed after it`() {
    let moments = search(.states(limit: 9), for: .namedInOrder).difference?.moments
    #expect(moments?.map(\.step) == [nil, "yellow=on", "green=on"])
    #expect(
      moments?.map { $0.displays.map { $0.last?.text } } == [
        ["Please choose a switch", "Please choose a switch"], ["Yellow", "Yellow"],
        ["Green and Yellow", "Yellow and Green"],
      ])
  }

  @Test
  func `no pattern at all is no search`() {
    let result = app.search(.states(limit: 9), over: [Pattern("Unwritten")])
    #expect(result.patterns == [])
    #expect(result.comparisons == 0)
    #expect(!result.isComplete)
  }

  @Test(arguments: [Search.states(limit: 7), .random(gestures: 9, seed: .max)])
  func `a result travels from one process to another as it is`(search: Search) throws {
    let result = self.search(search, for: .emptyAtFirst)
    let copy = try JSONDecoder().decode(
      SearchResult.self, from: JSONEncoder().encode(result))
    #expect(copy.search == search)
    #expect(copy.difference == result.difference)
    #expect(copy.comparisons == result.comparisons)
  }

  private func search(_ search: Search, for fault: FaultyScreen.Fault) -> SearchResult {
    app.search(search, over: [.mvp, .faulty(fault)])
  }
}
