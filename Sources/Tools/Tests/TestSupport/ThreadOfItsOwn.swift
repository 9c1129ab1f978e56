import Foundation
import Synchronization
import Testing

/// Runs each case on threads of its own, a few cases at a time: it waits for processes, and the threads
/// that all tests share are as few as the processor's cores.
package struct ThreadOfItsOwn: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor()) {
      await Places.shared.enter()
      defer { Places.shared.leave() }
      try await body()
    }
  }
}

extension Trait where Self == ThreadOfItsOwn {
  package static var onThreadOfItsOwn: Self { Self() }
}

/// Gives each job a thread, so that none waits for another.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// The cases that may run at a time; the others wait for their turn.
private final class Places: Sendable {
  static let shared = Places(6)

  private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

  init(_ free: Int) { state = Mutex((free, [])) }

  func enter() async {
    await withCheckedContinuation { turn in
      let isFree = state.withLock { state in
        guard state.free == 0 else {
          state.free -= 1
          return true
        }
        state.waiting.append(turn)
        return false
      }
      if isFree { turn.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
