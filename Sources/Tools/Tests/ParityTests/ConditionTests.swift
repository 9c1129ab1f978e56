import AppDefinitions
import AppModels
import AppScreens
import Foundation
import HostileScreens
import Synchronization
import Testing
import TriptychFaultyScreens
import TriptychParity
import TriptychTestSupport

/// Screens that are right in all scenarios as they are written, and wrong under one condition.
@Suite(.onThreadOfItsOwn)
struct ConditionTests {
  private let app = ColourSelectorApp()

  @Test(
    arguments: [
      (.deafView, .viaViews, "S7"), (.ownDisplay, .viaViews, "S7"),
      (.forgottenSecondView, .viaViews, "S7"), (.actsWhenSeen, .sparseReads, "S2"),
      (.knowsTheThread, .otherThread, "S2"),
      (.staysOnItsThread, .otherThread, "S2"), (.crowded, .withOtherScreens, "S2"),
      (.rotatesTheKeyScreen, .withOtherScreens, "S2"),
      (.dropsAtTenthView, .replacedViews, "S3"), (.detachesInTheEnd, .replacedViews, "S3"),
      (.oldViewListensAgain, .leaks, "S4"), (.keepsTwelfthView, .leaks, "S4"),
    ] as [(StrangeScreen.Strangeness, Condition, String)])
  func `a strange screen is found under its condition, and again by the line below the finding`(
    strangeness: StrangeScreen.Strangeness, condition: Condition, rule: String
  ) throws {
    Thread.current.threadDictionary[StrangeMediator.homeMark] = true
    let pattern = Pattern("Strange").adding { StrangeScreen(strangeness) }
    let effort = Effort(gestures: 1, walks: 32)
    let check = try #require(
      app.checks(of: pattern, effort: effort).first { $0.condition == condition })
    let finding = try #require(check.run().findings.first)
    #expect(finding.rule == rule)
    #expect(finding.steps.count <= 24, "\(finding)")
    #expect(try app.again(finding, on: pattern)?.rule == rule, "\(finding)")
  }

  @Test(arguments: UInt64(1)...8)
  func `a new view that shows nothing is reported as wrong, whatever the old one shows`(
    seed: UInt64
  ) throws {
    let steps: [Step<ColourSelectorGesture>] = [.gesture(.turn(.green, on: true))]
    let finding = try #require(
      app.outcome(
        of: steps, under: .replacedViews, seed: seed, on: .faulty(.forgottenOnReplacing)
      ).finding)
    #expect(finding.expected.contains("Green") && !finding.shown.contains("Green"), "\(finding)")
  }

  @Test
  func `a display that changes in a pause is told of`() throws {
    let pattern = Pattern("Strange").adding { StrangeScreen(.fades) }
    let steps = ["green=on", "green=off", "green=on"]
    let finding = try #require(try app.outcome(of: steps, under: .pauses, on: pattern).finding)
    #expect(finding.rule == "S2")
    #expect(finding.shown.hasSuffix("a moment later, without any step"))
  }

  @Test(arguments: UInt64(1)...4)
  func `a message that disappears by itself is found after a scenario, with any seed`(
    seed: UInt64
  ) throws {
    let pattern = Pattern("Strange").adding { StrangeScreen(.vanishes) }
    let effort = Effort(gestures: 1, walks: 0, seed: seed)
    let check = try #require(
      app.checks(of: pattern, effort: effort).first { $0.condition == .pauses })
    let finding = try #require(check.run().findings.first)
    #expect(finding.rule == "S2")
    #expect(finding.steps.count == 1)
  }

  @Test
  func `a display that changes for a moment, in the middle of a scenario, is found`() throws {
    let pattern = Pattern("Blinking").adding { BlinkingScreen() }
    let check = try #require(
      ThreeKeys().checks(of: pattern, effort: Effort(gestures: 1, walks: 0))
        .first { $0.condition == .pauses })
    let finding = try #require(check.run().findings.first)
    #expect(finding.rule == "S2")
    #expect(finding.steps == ["1", "2"])
  }

  @Test
  func `a main thread that is busy for a while is waited for, and no reason to try nothing`() throws
  {
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.7) }
    #expect(try app.outcome(of: ["green=on"], under: .pauses, on: .faulty(.none)).isRight)
  }

  @Test
  func `a view that is told something after it was replaced is told of`() throws {
    let faultyScreen = try #require(FaultyScreens.all.first { $0.name == "unbind-forgotten" })
    for pattern in [
      faultyScreen.pattern, Pattern("Broadcasting").adding { BroadcastingScreen() },
    ] {
      let outcome = try app.outcome(of: ["green=on", "yellow=on"], under: .leaks, on: pattern)
      #expect(outcome.finding?.expected == "no updates to a replaced view", "\(pattern.name)")
      #expect(outcome.finding?.hint?.hasPrefix("what still updates the old view") == true)
    }
  }

  /// Where another thread is quick enough at times, it is every other screen, so that a second look is right.
  @Test(arguments: [[0, 1], [0], [1]])
  func `a display that is right only later is told as what it is, by the rule on time`(
    remainders: Set<Int>
  ) throws {
    let screens = ScreenCount()
    let late = Pattern("Late").adding {
      LateScreen(isLate: remainders.contains(screens.next() % 2))
    }
    let scenarios = try #require(app.checks(of: late).first)
    let finding = try #require(scenarios.run().findings.first)
    #expect(finding.rule == "S2")
    #expect(finding.kind == .late)
    #expect(finding.hint?.contains("on the main queue") == true)
  }

  /// As while an animation runs: with a pause between two turns, each of them counts.
  @Test
  func `a turn that is ignored while something else runs is told with the pauses that it needs`()
    throws
  {
    let busy = Pattern("Busy").adding { BusyScreen() }
    let scenarios = try #require(app.checks(of: busy).first)
    let finding = try #require(scenarios.run().findings.first)
    #expect(finding.kind == .visible)
    #expect(finding.steps.count == 2)
    #expect(finding.hint?.contains("with a pause after each step the same is right") == true)
  }

  /// The faults are in screens that share what is right in a new process.
  @Test(arguments: [SharingFault.greetsOnce, .tires])
  func `what only other screens lead to is told as shared`(fault: SharingFault) throws {
    let finding = try #require(leading(on: fault))
    #expect(finding.rule == "S2")
    #expect(!finding.isShownAlone)
    #expect(finding.again == ["verify", "colour"])
    #expect(finding.hint?.contains("fresh process") == true)
  }

  @Test
  func `what goes wrong on any thread but the main one is told so, with a line that shows it`()
    throws
  {
    let finding = try #require(leading(on: .needsMainThread))
    #expect(finding.rule == "S2")
    #expect(finding.hint?.contains("main thread") == true)
    #expect(finding.again.contains("other-thread"))
    let pattern = SharingFault.needsMainThread.pattern
    #expect(try app.again(finding, on: pattern, in: worker)?.rule == "S2")
  }

  @Test func `what a fresh process shows too keeps its rule`() throws {
    let finding = try #require(leading(on: .sharesNothing))
    #expect(finding.isShownAlone)
    #expect(finding.rule == "CS3")
  }

  private var worker: WorkerRunner { WorkerRunner(byCommandBesideTests: "HostileScreens") }

  /// The leading finding, where other processes are to be had.
  private func leading(on fault: SharingFault) -> Finding? {
    app.quickReport(on: fault.pattern, in: InProcess(with: worker)).findings.first
  }
}
