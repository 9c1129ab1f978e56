import AppScreens
import Foundation
import Synchronization

extension ModeRun {
  /// On another thread, and from one thread to another: the same is seen as on this one.
  func runElsewhere(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let here = history(of: steps, on: makeScreen())
    let there = OtherThread.run { history(of: steps, on: makeScreen()) }
    try expect(there, toBe: here, after: steps, "on another thread")
    let few = Array(steps.prefix(64))
    try expect(historyOnTwoThreads(of: few), toBe: here, after: few, "on two threads by turns")
  }

  private func expect(
    _ displays: [Subject.Display], toBe right: [Subject.Display],
    after steps: [Step<Subject.Gesture>], _ place: String
  ) throws(Finding) {
    for (count, (expected, shown)) in zip(right, displays).enumerated() where expected != shown {
      throw hiddenFinding(
        steps, count, expected: expected.summary(where: shown),
        shown: "\(shown.summary(where: expected)) \(place)")
    }
  }

  /// The displays at first and after each step, where each step and each look is on this thread or on
  /// another, as it falls out; nothing is done on two at once.
  private func historyOnTwoThreads(of steps: [Step<Subject.Gesture>]) -> [Subject.Display] {
    var generator = SeededGenerator(seed: seed)
    // The other thread is waited for.
    nonisolated(unsafe) let screen = makeScreen()
    func somewhere<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
      Bool.random(using: &generator) ? work() : OtherThread.run(work)
    }
    return [somewhere { screen.display }]
      + steps.map { step in
        somewhere { screen.take(step) }
        return somewhere { screen.display }
      }
  }
}

/// A thread that does one thing, with as much stack as a main thread has.
private enum OtherThread {
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let answer = Answer<Result>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer.result.withLock { $0 = work() }
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    guard let result = answer.result.withLock(\.self) else {
      preconditionFailure("a thread has ended without a result")
    }
    return result
  }

  private final class Answer<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
