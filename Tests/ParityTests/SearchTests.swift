import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import MVVM
import Testing

@testable import Parity

/// The three searches for a difference, and what is left of the steps that led to one.
struct SearchTests {
  private let app = ColourSelectorApp()

  @Test
  func `a screen with few states is explored until nothing new turns up`() {
    let result = app.search(.states(limit: 200), over: [.mvp, .mvvm])
    #expect(result.isComplete)
    #expect(result[.states] == 4)
    #expect(result[.transitions] == 4 * 5)
    #expect(result.comparisons == 4 * 5)
    #expect(result.difference == nil)
  }

  @Test
  func `a screen with states without number is given up at the limit, and not called complete`() {
    let result = CalculatorApp().search(.states(limit: 50), over: [.mvp, .mvvm])
    #expect(!result.isComplete)
    #expect(result[.states] == 50)
    #expect(!search(.states(limit: 10), for: .tiredAfterTwenty).isComplete)
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
    #expect(result.comparisons == 16 + 16 * 16)
    #expect(result.isComplete)
    #expect(result.difference == nil)
    let none = CalculatorApp().search(.sequences(length: 0), over: [.mvp, .mvvm])
    #expect(none.comparisons == 0)
  }

  @Test(arguments: [
    Search.states(limit: 9), .sequences(length: 0), .sequences(length: 2),
    .random(gestures: 0, seed: 1),
  ])
  func `a difference at first is found before any gesture`(search: Search) {
    #expect(self.search(search, for: .emptyAtFirst).difference?.steps == [])
  }

  @Test
  func `sequences are counted, and the usual length keeps to five thousand`() {
    #expect(CalculatorApp().sequences(upTo: 5) == 1_118_480)
    #expect(CalculatorApp().sequences(upTo: 100) == nil)
    #expect(CalculatorApp().sequences(upTo: 0) == 0)
    #expect(CalculatorApp().usualLength == 3)
    #expect(app.usualLength == 5)
  }

  @Test
  func `a difference tells what each pattern shows where not all are alike`() {
    let patterns = [Pattern.mvp, .faulty(.namedInOrder), .faulty(.emptyAtFirst)]
    #expect(
      app.search(.states(limit: 200), over: patterns).difference?.shown.map(\.display) == [
        #"status "Please choose a switch""#, #"status "Please choose a switch""#, #"status """#,
      ])
  }

  @Test
  func `the first sequence that shows a difference is found`() {
    let result = search(.sequences(length: 4), for: .namedInOrder)
    #expect(result.difference?.steps == ["yellow=on", "green=on"])
    #expect(result.difference?.foundAfter == 4)
    #expect(!result.isComplete)
    #expect(search(.sequences(length: 1), for: .namedInOrder).difference == nil)
  }

  @Test(arguments: [
    (FaultyScreen.Fault.namedInOrder, ["yellow=on", "green=on"]),
    (.forgottenOnReplacing, ["green=on", "replace-view"]),
  ])
  func `of random steps those are left that the difference needs`(
    fault: FaultyScreen.Fault, steps: [String]
  ) {
    let result = search(.random(gestures: 1_000, seed: 3), for: fault)
    #expect(result.difference?.steps.sorted() == steps.sorted())
    #expect(result[.gestures] < 1_000)
    #expect(!result.isComplete)
    #expect(
      result.difference == search(.random(gestures: 1_000, seed: 3), for: fault).difference)
  }

  @Test
  func `random runs are long enough for a fault that comes late`() throws {
    let result = search(.random(gestures: 4_000, seed: 1), for: .tiredAfterTwenty)
    let difference = try #require(result.difference)
    #expect(difference.steps.count == 21)
    #expect(!difference.isCutShort)
  }

  @Test
  func `a difference is told in one line`() {
    let difference = search(.sequences(length: 2), for: .namedInOrder).difference
    #expect(
      difference?.description
        == #"""
        patterns differ (colour, every short sequence) after "yellow=on", "green=on": MVP shows status "Green and \#
        Yellow", Faulty shows status "Yellow and Green"
          again: compare colour yellow=on green=on
        """#)
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

  @Test(arguments: [
    Search.states(limit: 7), .sequences(length: 2), .random(gestures: 9, seed: .max),
  ])
  func `a result travels from one process to another as it is`(search: Search) throws {
    let result = self.search(search, for: .namedInOrder)
    let copy = try JSONDecoder().decode(
      SearchResult.self, from: JSONEncoder().encode(result))
    #expect(copy.search == search)
    #expect(copy.isComplete == result.isComplete)
    #expect(copy.difference == result.difference)
    for quantity in SearchResult.Quantity.allCases { #expect(copy[quantity] == result[quantity]) }
  }

  private func search(_ search: Search, for fault: FaultyScreen.Fault) -> SearchResult {
    app.search(search, over: [.mvp, .faulty(fault)])
  }
}
