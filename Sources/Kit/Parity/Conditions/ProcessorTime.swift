import Foundation
import Synchronization

/// The processor's time, which passes only while this process computes, whatever else the machine does.
enum ProcessorTime {
  private static let isAlone = Mutex(false)

  /// Says that no other thread of this process does any work of its own, so that all threads count.
  static func countAllThreads() {
    isAlone.withLock { $0 = true }
  }

  /// The seconds so far, of all threads where those are known to belong together, else of this one.
  static var now: Double {
    var time = timespec()
    let clock = isAlone.withLock(\.self) ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
