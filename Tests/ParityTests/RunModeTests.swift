import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// The ways in which the same steps are taken, and what each of them decides.
struct RunModeTests {
  @Test func `a mode decides the rule that it is about`() {
    let others = RunMode.allCases.filter { !$0.runsScenarios }
    #expect(
      Dictionary(uniqueKeysWithValues: others.map { ($0, $0.decided) }) == [
        .throughViews: .besideAnother, .lookingIrregularly: .besideAnother,
        .pausing: .besideAnother, .elsewhere: .besideAnother,
        .holdingReplacedViews: .replacingViews, .countingMemory: .watchingRelease,
      ])
  }

  @Test func `what the steps alone show again is found again by them`() {
    #expect(
      RunMode.allCases.filter(\.isRepeatable) == [.asWritten, .enduring, .replacingViews])
    #expect(RunMode.allCases.filter(\.isDecidedAsWritten) == [.asWritten, .answeringWithdrawn])
  }

  @Test func `on release views are replaced, as they are where that is what is looked at`() {
    let late: [RunMode] = [.watchingRelease, .countingMemory, .leavingTheWorld]
    #expect(RunMode.allCases.filter(\.isOnRelease) == late)
    #expect(
      RunMode.allCases.filter(\.replacesViews) == [.replacingViews, .holdingReplacedViews] + late)
    let steps: [Step<CalculatorGesture>] = [.gesture(.press(.equals))]
    #expect(RunMode.asWritten.steps(of: steps) == steps)
    #expect(RunMode.replacingViews.steps(of: steps) == [.replaceView] + steps + [.replaceView])
  }

  @Test
  func `each mode is told apart in the name of a check, and one that nobody wrote has a hint`() {
    #expect(Set(RunMode.allCases.map(\.suffix)).count == RunMode.allCases.count)
    #expect(RunMode.allCases.filter { $0.suffix.isEmpty } == [.asWritten])
    #expect(
      RunMode.allCases.filter { $0.hint != nil } == RunMode.allCases.filter { !$0.runsScenarios })
  }

  @Test func `only what pauses is begun before the others`() {
    let checks = CalculatorApp().checks(of: .mvp, walks: .few)
    let begun = checks.filter { $0.mode == .pausing || $0.index % 40 == 0 }
      .filter { $0.begin() != nil }
    #expect(!begun.isEmpty)
    #expect(begun.allSatisfy { $0.mode == .pausing })
  }
}
