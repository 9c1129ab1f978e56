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
    let displays = OtherThread.run {
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
      return Bool.random(using: &generator) ? use() : OtherThread.run(use)
    }
    see(somewhere { $0.state })
    // A thread costs more than a step.
    for step in steps.prefix(64) {
      somewhere { $0.take(step) }
      see(somewhere { $0.state })
    }
  }
}

/// A thread that does one thing, with as much stack as a main thread has.
private enum OtherThread {
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
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
}
