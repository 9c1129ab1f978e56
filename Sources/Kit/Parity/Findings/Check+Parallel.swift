import Foundation
import Synchronization

extension [Check] {
  /// The results of these checks in their order, which are run on as many threads as there are processors.
  ///
  /// Pauses, in which nothing is computed, have threads of their own meanwhile. The main thread, if this is
  /// it, does what screens defer.
  func resultsInParallel(_ makeRunner: @escaping @Sendable () -> any Runner) -> [[CheckResult]] {
    let results = Mutex([[CheckResult]?](repeating: nil, count: count))
    let pauses = indices.filter { self[$0].condition.facts.pauses }
    let computing = Mutex(indices.filter { !self[$0].condition.facts.pauses }[...])
    let waiting = Mutex(pauses[...])
    @Sendable func work(_ open: borrowing Mutex<ArraySlice<Int>>) {
      let runner = makeRunner()
      while let index = open.withLock({ $0.popFirst() }) {
        let result = WalkProgress.during("\(self[index])") { self[index].results(runner) }
        results.withLock { $0[index] = result }
      }
    }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let group = DispatchGroup()
    let isServed = MainThread.willServe()
    for number in 0..<processors + Swift.min(16, pauses.count) {
      group.enter()
      let thread = Thread {
        if number < processors { work(computing) } else { work(waiting) }
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    if isServed { MainThread.serve(until: group) } else { group.wait() }
    return results.withLock { $0.compactMap(\.self) }
  }
}
