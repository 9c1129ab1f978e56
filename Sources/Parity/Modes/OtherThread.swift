import AppScreens
import Foundation
import Synchronization

extension ModeRun {
  /// On another thread: the same is seen as on this one.
  func runElsewhere(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let here = history(of: steps, on: makeScreen())
    let there = OtherThread.run { history(of: steps, on: makeScreen()) }
    for (count, (expected, shown)) in zip(here, there).enumerated() where expected != shown {
      throw hiddenFinding(
        steps, count, expected: expected.summary(where: shown),
        shown: "\(shown.summary(where: expected)) on another thread")
    }
  }
}

/// A thread that does one thing, with as much stack as a main thread has.
private enum OtherThread {
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> [Result]) -> [Result] {
    let answer = Answer<Result>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let results = work()
      answer.results.withLock { $0 = results }
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    return answer.results.withLock(\.self)
  }

  private final class Answer<Result: Sendable>: Sendable {
    let results = Mutex<[Result]>([])
  }
}
