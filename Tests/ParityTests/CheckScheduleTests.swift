import Testing

@testable import Parity

/// In which order checks are run where some may hang, and when no more are.
struct CheckScheduleTests {
  private func check(_ steps: [String]) -> Check {
    Check(
      app: "app", rule: "X1", pattern: "Mine", name: steps.joined(), mode: .asWritten,
      runs: { [steps] }, body: { _ in CheckResult(steps: steps.count, finding: nil) })
  }

  private func failure(
    _ cause: ProcessFailure.Cause = .timedOut(seconds: 1), after steps: [String]
  ) -> ProcessFailure {
    ProcessFailure(cause, pattern: "Mine", steps: steps)
  }

  private let slow = CheckResult.notRun("it is slow", isSlow: true)

  @Test func `checks are run in order, and their results are too`() {
    var schedule = CheckSchedule((1...3).map { check(["\($0)"]) })
    var order: [Int] = []
    while let index = schedule.next(knowing: []) {
      order.append(index)
      #expect(!schedule.isHasty)
      schedule.note(CheckResult(steps: index + 10, finding: nil), of: index)
    }
    #expect(order == [0, 1, 2])
    #expect(schedule.results.map(\.steps) == [10, 11, 12])
    #expect(CheckSchedule([check(["1"])]).results.map(\.verdict) == [.notRun])
    #expect(CheckSchedule([check(["1"])]).results[0].obstacle == nil)
  }

  @Test func `checks that contain what hangs come last, and in haste`() {
    var schedule = CheckSchedule([check(["a", "b"]), check(["b"]), check(["a"]), check(["c"])])
    var (order, hasty): ([Int], [Bool]) = ([], [])
    while let index = schedule.next(knowing: [failure(after: ["a"])]) {
      order.append(index)
      hasty.append(schedule.isHasty)
    }
    #expect(order == [1, 3, 0, 2])
    #expect(hasty == [false, false, true, true])
  }

  @Test func `what ends at once keeps its place`() {
    var schedule = CheckSchedule([check(["a"]), check(["b"])])
    let crash = failure(.crashed(signal: 4, name: "Trap"), after: ["a"])
    #expect(schedule.next(knowing: [crash]) == 0)
    #expect(!schedule.isHasty)
    #expect(schedule.next(knowing: [crash]) == 1)
    #expect(schedule.next(knowing: [crash]) == nil)
  }

  @Test func `after three slow checks no more are run, if nobody knows what is slow`() {
    var schedule = CheckSchedule((1...5).map { check(["\($0)"]) })
    for index in 0..<3 {
      #expect(schedule.next(knowing: []) == index)
      schedule.note(slow, of: index)
    }
    #expect(schedule.next(knowing: []) == nil)
    #expect(
      schedule.results.map(\.obstacle).prefix(3) == ["it is slow", "it is slow", "it is slow"])
    #expect(schedule.results[3].obstacle == "others before it were not: it is slow")
    #expect(schedule.results[4].verdict == .notRun)
  }

  @Test func `after three slow checks the others are run in haste, if it is known what hangs`() {
    var schedule = CheckSchedule((1...5).map { check(["\($0)"]) })
    let known = [failure(after: ["x"])]
    for index in 0..<3 {
      #expect(schedule.next(knowing: known) == index)
      #expect(!schedule.isHasty)
      schedule.note(slow, of: index)
    }
    #expect(schedule.next(knowing: known) == 3)
    #expect(schedule.isHasty)
  }

  @Test func `after many hasty checks that hang no more are run, and the steps are told`() {
    var schedule = CheckSchedule((1...30).map { check(["a", "\($0)"]) })
    let known = [failure(after: ["a"]), failure(after: ["z"])]
    var count = 0
    while let index = schedule.next(knowing: known) {
      #expect(schedule.isHasty)
      schedule.note(slow, of: index)
      count += 1
    }
    #expect(count == 20)
    #expect(schedule.results.last?.obstacle == #"the screen hangs after "a""#)
    #expect(schedule.results.first?.obstacle == "it is slow")
  }

  @Test func `a failure as a result is slow if it took time or memory, and says what is unwritten`()
  {
    let check = check(["a", "b"])
    let hang = CheckResult(failure(after: ["a", "b"]), of: check)
    #expect(hang.isSlow)
    #expect(hang.steps == 2)
    #expect(hang.verdict == .broken)
    #expect(hang.finding?.steps == ["a", "b"])
    #expect(
      hang.finding?.hint
        == "which loop is never ended by the gesture, and who waits for what never comes?")
    let crash = CheckResult(failure(.crashed(signal: 4, name: "Trap"), after: ["a"]), of: check)
    #expect(!crash.isSlow)
    #expect(crash.finding?.kind == .fatal)
    let unwritten = CheckResult(failure(.unwritten(what: "it"), after: []), of: check)
    #expect(unwritten.verdict == .notWritten)
    #expect(unwritten.finding?.shown == "not written yet: it")
  }

  @Test func `what did not come again is unstable, and what came instead is told`() {
    let check = check(["a"])
    let first = failure(.crashed(signal: 4, name: "Trap"), after: ["a"])
    let alone = Finding(first, then: nil, of: check)
    #expect(alone.kind == .unstable)
    #expect(alone.shown == "crashed: Trap; run again, it did not end")
    let other = Finding(
      first, then: failure(.exitedEarly(status: 3), after: ["a", "b"]), of: check)
    #expect(
      other.shown == "crashed: Trap; run again, it exited early, with status 3 after step 2")
    #expect(other.hint?.contains("which thread or timer") == true)
  }
}
