import AppScreens
import Foundation
import Synchronization

extension ScreenWalk {
  /// Takes all steps on another thread or, where the seed says so, each on this one or on another, as it
  /// falls out; nothing is done on two at once.
  func showOnThreads() {
    guard walk.seed.isMultiple(of: 2) else { return showOnTwoThreads() }
    let (steps, makeScreen) = (steps, makeScreen)
    let displays = OtherThread.run {
      let screen = makeScreen()
      return [screen.display]
        + steps.map { step in
          screen.take(step)
          return screen.display
        }
    }
    for display in displays { see(display) }
  }

  private func showOnTwoThreads() {
    var generator = SeededGenerator(seed: walk.seed)
    let screen = Mutex(makeScreen())
    func somewhere<Result: Sendable>(
      _ work: @escaping @Sendable (AnyScreen) -> Result
    ) -> Result {
      @Sendable func use() -> Result { screen.withLock { work($0) } }
      return Bool.random(using: &generator) ? use() : OtherThread.run(use)
    }
    see(somewhere { $0.display })
    // A thread costs more than a step.
    for step in steps.prefix(64) {
      somewhere { $0.take(step) }
      see(somewhere { $0.display })
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
    MainThread.wait(for: isDone)
    guard let result = answer.result.withLock(\.self) else {
      preconditionFailure("a thread has ended without a result")
    }
    return result
  }

  private final class Answer<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
