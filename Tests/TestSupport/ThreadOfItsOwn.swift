import Foundation
import Testing

/// Runs each case on a thread of its own, a few at a time: it waits for processes, and the threads
/// that all tests share are as few as the processor's cores.
package struct ThreadOfItsOwn: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor.shared) { try await body() }
  }
}

extension Trait where Self == ThreadOfItsOwn {
  package static var onThreadOfItsOwn: Self { Self() }
}

private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  private let places = DispatchSemaphore(value: 6)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread {
      self.places.wait()
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.places.signal()
    }
  }
}
