import Foundation
import Synchronization

/// Checks that are run on as many threads as there are processors, but for those that others would disturb.
///
/// Pauses, in which nothing is computed, have threads of their own meanwhile. The main thread, if this is
/// it, does what screens put off until later. Memory is counted last, when nobody else takes any.
struct ParallelChecks {
  private let checks: [Check]
  private let makeRunner: @Sendable () -> any Runner

  init(_ checks: [Check], _ makeRunner: @escaping @Sendable () -> any Runner) {
    (self.checks, self.makeRunner) = (checks, makeRunner)
  }

  /// The results, in the order of the checks.
  var results: [[CheckResult]] {
    let results = Mutex([[CheckResult]?](repeating: nil, count: checks.count))
    let groups = Dictionary(grouping: checks.indices) { index in
      checks[index].isOnMemory ? 2 : checks[index].condition == .pauses ? 1 : 0
    }
    let computing = Mutex((groups[0] ?? [])[...])
    let waiting = Mutex((groups[1] ?? [])[...])
    @Sendable func work(_ open: borrowing Mutex<ArraySlice<Int>>) {
      let runner = makeRunner()
      while let index = open.withLock({ $0.popFirst() }) {
        let result = UnfinishedRun.during("\(checks[index])") { checks[index].results(runner) }
        results.withLock { $0[index] = result }
      }
    }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    ThreadGroup.run(processors + min(16, groups[1]?.count ?? 0)) { number in
      if number < processors { work(computing) } else { work(waiting) }
    }
    let runner = makeRunner()
    for index in groups[2] ?? [] {
      let result = checks[index].results(runner)
      results.withLock { $0[index] = result }
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
