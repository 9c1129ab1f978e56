import AppRules
import AppScreens
import Foundation
import MVP
import TestSupport
import Testing

@testable import Parity

/// The modes of running over random steps.
@Suite(.onThreadOfItsOwn)
struct WalkTests {
  private let app = ColourSelectorApp()
  private static let right: [StrangeScreen.Strangeness] = [
    .madeWhenSeen, .goesOnAnotherThread,
  ]

  @Test(arguments: right)
  func `a right screen is right on every walk, however unusual it is`(
    strangeness: StrangeScreen.Strangeness
  ) {
    for check in checks(of: strangeness, in: nil) {
      if let finding = check.run().finding { Issue.record("\(finding)") }
    }
  }

  @Test(
    arguments: [
      (.deafView, .throughViews, "S2"), (.ownDisplay, .throughViews, "S2"),
      (.forgottenSecondView, .throughViews, "S2"), (.actsWhenSeen, .lookingIrregularly, "S2"),
      (.fades, .pausing, "S2"), (.knowsTheThread, .elsewhere, "S2"),
      (.staysOnItsThread, .elsewhere, "S2"),
      (.crowded, .besideAnother, "S2"), (.rotatesTheKeyScreen, .besideAnother, "S2"),
      (.dropsAtTenthView, .replacingViews, "S3"), (.detachesInTheEnd, .holdingReplacedViews, "S3"),
      (.oldViewListensAgain, .watchingRelease, "S4"), (.keepsTwelfthView, .watchingRelease, "S4"),
    ] as [(StrangeScreen.Strangeness, RunMode, String)])
  func `a strange screen is found in its mode, and by the line under the finding again`(
    strangeness: StrangeScreen.Strangeness, mode: RunMode, rule: String
  ) throws {
    Thread.current.threadDictionary[StrangeMediator.homeMark] = true
    let check = try #require(checks(of: strangeness, in: mode).first)
    let finding = try #require(check.run().finding)
    #expect(finding.rule == rule)
    let name = try #require(finding.again.last)
    let walks = try #require(WalkBudget(inNameOfCheck: name))
    #expect(walks.count == 1)
    let again = app.checks(of: pattern(strangeness), walks: walks).first { $0.name == name }
    #expect(again?.run(shrinking: false).finding?.rule == rule)
    #expect(finding.steps.count <= 24, "\(finding)")
  }

  /// In a process of its own, as others may take memory at the same time, and then nothing is said.
  @Test(arguments: [StrangeScreen.Strangeness.leavesBuffers, .keepsAll])
  func `memory that is kept of every screen is counted`(
    strangeness: StrangeScreen.Strangeness
  ) async {
    await #expect(processExitsWith: .exitCode(7)) { [strangeness] in
      let check = WalkTests().checks(of: strangeness, in: .countingMemory).first
      let finding = check?.run().finding
      if finding?.rule == "S4", finding?.steps.count == 1 { exit(7) }
    }
  }

  @Test
  func `a walk is made again from its number`() {
    let (first, second) = (walk(17), walk(17))
    #expect(first.steps == second.steps)
    #expect(first.steps != walk(18).steps)
    #expect(first.steps(in: .replacingViews) == second.steps(in: .replacingViews))
  }

  @Test
  func `a screen that leaves the process does not leave it with success`() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      let check = ColourSelectorApp().checks(
        of: Pattern("Leaving") { @Sendable in LeavingScreen() })
      for check in check { _ = check.run() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("left in the middle of a run, which proves nothing: colour, "))
  }

  private func walk(_ number: UInt64) -> Walk<ColourSelectorApp> {
    Walk(number, of: StepCorpus(app))
  }

  private func pattern(_ strangeness: StrangeScreen.Strangeness) -> Pattern {
    Pattern("Strange") { @Sendable in StrangeScreen(strangeness) }
  }

  private func checks(of strangeness: StrangeScreen.Strangeness, in mode: RunMode?) -> [Check] {
    app.checks(of: pattern(strangeness), walks: .usual).filter { check in
      mode.map { $0 == check.mode && !check.name.isOfScenario } ?? (check.mode != .countingMemory)
    }
  }
}

extension String {
  /// True if a check of this name is of no walks.
  fileprivate var isOfScenario: Bool { WalkBudget(inNameOfCheck: self) == nil }
}

/// A colour selector that exits, as if all were well, at the first gesture.
private final class LeavingScreen: Screen {
  private(set) var view = LeavingView()

  func replaceView() {
    view = LeavingView()
  }
}

private final class LeavingView: HeadlessView {
  let display = ColourSelectorDisplay()

  func perform(_ gesture: ColourSelectorGesture) {
    exit(0)
  }
}
