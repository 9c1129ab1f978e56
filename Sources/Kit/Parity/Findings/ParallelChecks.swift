import Foundation
import Synchronization

/// Checks that are run on as many threads as there are processors.
///
/// Pauses, in which nothing is computed, have threads of their own meanwhile. The main thread, if this is
/// it, does what screens put off until later.
struct ParallelChecks {
  private let checks: [Check]
  private let makeRunner: @Sendable () -> any Runner

  init(_ checks: [Check], _ makeRunner: @escaping @Sendable () -> any Runner) {
    (self.checks, self.makeRunner) = (checks, makeRunner)
  }

  /// The results, in the order of the checks.
  var results: [[CheckResult]] {
    let results = Mutex([[CheckResult]?](repeating: nil, count: checks.count))
    let pauses = checks.indices.filter { checks[$0].condition == .pauses }
    let computing = Mutex(checks.indices.filter { checks[$0].condition != .pauses }[...])
    let waiting = Mutex(pauses[...])
    @Sendable func work(_ open: borrowing Mutex<ArraySlice<Int>>) {
      let runner = makeRunner()
      while let index = open.withLock({ $0.popFirst() }) {
        let result = UnfinishedRun.during("\(checks[index])") { checks[index].results(runner) }
        results.withLock { $0[index] = result }
      }
    }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    ThreadGroup.run(processors + min(16, pauses.count)) { number in
      if number < processors { work(computing) } else { work(waiting) }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}

/// Threads that do something at the same time.
private enum ThreadGroup {
  /// Does something on a number of threads, and waits for them; the main thread serves its run loop meanwhile.
  static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      let thread = Thread {
        work(number)
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    if Thread.isMainThread { MainThread.serve(until: group) } else { group.wait() }
  }
}
