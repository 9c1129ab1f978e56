import Testing

@testable import Parity

/// The checks that are still run where some hang.
struct CheckScheduleTests {
  private func check(_ steps: [String]) -> Check {
    Check(
      app: "app", rule: "X1", pattern: "Mine", name: steps.joined(), mode: .asWritten,
      runs: { [steps] }, body: { _ in CheckResult(steps: steps.count, finding: nil) })
  }

  private let slow = CheckResult.notRun("it is slow", isSlow: true)

  @Test func `checks that contain what hangs come last, and in haste`() {
    let hang = ProcessFailure(.timedOut(seconds: 1), pattern: "Mine", steps: ["a"])
    var schedule = CheckSchedule([check(["a", "b"]), check(["b"]), check(["a"]), check(["c"])])
    var (order, hasty): ([Int], [Bool]) = ([], [])
    while let index = schedule.next(knowing: [hang]) {
      order.append(index)
      hasty.append(schedule.isHasty)
    }
    #expect(order == [1, 3, 0, 2])
    #expect(hasty == [false, false, true, true])
  }

  @Test func `after a few slow checks no more are run, and the others say why`() {
    var schedule = CheckSchedule((1...30).map { check(["\($0)"]) })
    var count = 0
    while let index = schedule.next(knowing: []) {
      schedule.note(slow, of: index)
      count += 1
    }
    #expect(count < 10)
    #expect(schedule.results.last?.verdict == .notRun)
    #expect(schedule.results.last?.obstacle?.contains("it is slow") == true)
  }
}
