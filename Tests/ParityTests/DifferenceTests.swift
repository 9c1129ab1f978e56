import AppModels
import AppRules
import AppScreens
import MVP
import MVVM
import Testing

@testable import Parity

/// Three ways of looking for a difference, and what is left of the steps that led to one.
struct DifferenceTests {
  private let app = ColourSelectorApp()

  @Test
  func `a screen with few states is explored until nothing new turns up`() {
    let space = app.explore([.mvp, .mvvm])
    #expect(space.isComplete)
    #expect(space.states == 4)
    #expect(space.transitions == 4 * 5)
    #expect(space.difference == nil)
  }

  @Test
  func `a screen with states without number is given up at the limit, and not called complete`() {
    let space = CalculatorApp().explore([.mvp, .mvvm], states: 50)
    #expect(!space.isComplete)
    #expect(space.states > 50)
    #expect(app.explore([.mvp, .faulty(.tiredAfterTwenty)], states: 10).isComplete == false)
  }

  @Test(arguments: [
    (FaultyScreen.Fault.emptyAtFirst, [String]()),
    (.namedInOrder, ["yellow=on", "green=on"]),
    (.forgottenOnReplacing, ["green=on", "replace-view"]),
  ])
  func `exploring finds a fault in as few steps as it takes`(
    fault: FaultyScreen.Fault, steps: [String]
  ) {
    #expect(app.explore([.mvp, .faulty(fault)]).difference?.steps == steps)
  }

  @Test
  func `every sequence up to a length is compared`() {
    let exhaustion = CalculatorApp().exhaust([.mvp, .mvvm], upTo: 2)
    #expect(exhaustion.sequences == 16 + 16 * 16)
    #expect(exhaustion.difference == nil)
    #expect(CalculatorApp().exhaust([.mvp, .mvvm], upTo: 0).sequences == 0)
  }

  @Test
  func `a difference at first is found before any gesture`() {
    #expect(app.exhaust([.mvp, .faulty(.emptyAtFirst)], upTo: 0).difference?.steps == [])
    #expect(app.exhaust([.mvp, .faulty(.emptyAtFirst)], upTo: 2).difference?.steps == [])
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
      app.explore(patterns).difference?.shown.map(\.display) == [
        #"status "Please choose a switch""#, #"status "Please choose a switch""#, #"status """#,
      ])
  }

  @Test
  func `the first sequence that shows a difference is found`() {
    let exhaustion = app.exhaust([.mvp, .faulty(.namedInOrder)], upTo: 4)
    #expect(exhaustion.difference?.steps == ["yellow=on", "green=on"])
    #expect(exhaustion.difference?.foundAfter == 4)
    #expect(app.exhaust([.mvp, .faulty(.namedInOrder)], upTo: 1).difference == nil)
  }

  @Test(arguments: [
    (FaultyScreen.Fault.namedInOrder, ["yellow=on", "green=on"]),
    (.forgottenOnReplacing, ["yellow=on", "replace-view"]),
  ])
  func `of random steps those are left that the difference needs`(
    fault: FaultyScreen.Fault, steps: [String]
  ) {
    let run = app.lockstep(of: [.mvp, .faulty(fault)], gestures: 1_000, seed: 3)
    #expect(run.difference?.steps.sorted() == steps.sorted())
    #expect(run.gestures < 1_000)
    #expect(
      run.difference
        == app.lockstep(of: [.mvp, .faulty(fault)], gestures: 1_000, seed: 3).difference)
  }

  @Test
  func `random runs are long enough for a fault that comes late`() throws {
    let run = app.lockstep(of: [.mvp, .faulty(.tiredAfterTwenty)], gestures: 4_000, seed: 1)
    let difference = try #require(run.difference)
    #expect(difference.steps.count == 21)
    #expect(!difference.isCutShort)
  }

  @Test
  func `a difference is told in one line`() {
    let difference = app.exhaust([.mvp, .faulty(.namedInOrder)], upTo: 2).difference
    #expect(
      difference?.description
        == #"""
        patterns differ (colour) after "yellow=on", "green=on": MVP shows status "Green and \#
        Yellow", Faulty shows status "Yellow and Green"
          again: compare colour yellow=on green=on
        """#)
  }
}
