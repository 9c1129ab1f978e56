import AppScreens
import Foundation
import Synchronization

extension ScreenWalk {
  /// Takes all steps on another thread, or each on a random one of two; nothing is done on two at once.
  func showOnThreads() {
    var generator = SeededGenerator(seed: walk.seed)
    guard Bool.random(using: &generator) else { return showOnTwoThreads(&generator) }
    showOnAnotherThread()
  }

  private func showOnAnotherThread() {
    let (steps, makeScreen) = (steps, makeScreen)
    let displays = onAnotherThread {
      let screen = makeScreen()
      return [screen.state]
        + steps.map { step in
          screen.take(step)
          return screen.state
        }
    }
    for display in displays { see(display) }
  }

  private func showOnTwoThreads(_ generator: inout SeededGenerator) {
    let screen = Mutex(makeScreen())
    func somewhere<Result: Sendable>(
      _ work: @escaping @Sendable (AnyScreen) -> Result
    ) -> Result {
      @Sendable func use() -> Result { screen.withLock { work($0) } }
      return Bool.random(using: &generator) ? use() : onAnotherThread(use)
    }
    see(somewhere { $0.state })
    // A thread costs more than a step.
    for step in steps.prefix(64) {
      somewhere { $0.take(step) }
      see(somewhere { $0.state })
    }
  }
}

/// Does one thing on a thread of its own, which has as much stack as a main thread, and waits for it.
private func onAnotherThread<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) -> Result {
  let answer = Mutex<Result?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    answer.withLock { $0 = work() }
    isDone.signal()
  }
  thread.stackSize = 8 << 20
  thread.start()
  MainThread.wait(for: isDone)
  guard let result = answer.withLock(\.self) else {
    preconditionFailure("a thread has ended without a result")
  }
  return result
}
